import { expect, hydrated, test } from './site';
import { ONE_OF_EACH } from './templates';

for (const route of ONE_OF_EACH) {
  test(`${route} asks for no script before it has loaded, and for no React before it is touched`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const { early, later } = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const loaded = document?.loadEventStart ?? 0;
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name));
      const chunksOf = (entries: PerformanceEntryList) =>
        entries.map(({ name }) => name.replace(/^.*\//, '').replace(/-.{8}\.js$/, ''));
      return {
        early: chunksOf(scripts.filter(({ startTime }) => startTime < loaded)),
        later: chunksOf(scripts.filter(({ startTime }) => startTime >= loaded)),
      };
    });
    expect(early).toEqual([]);
    expect(later).toContain('boot');
    expect(later.filter((chunk) => /^(?:react|application|showMessage)$/.test(chunk))).toEqual([]);
  });
}
