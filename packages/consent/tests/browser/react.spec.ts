import { banner, expect, test } from './test';

test('runs with the major of React that the project names, as a robot that is shown what people see', async ({ page }, {
  project,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.webdriver)).toBe(true);
  const version = await page.evaluate(() => (window as unknown as { reactVersion: string }).reactVersion);
  expect(project.name).toBe(`react-${version.split('.')[0]}`);
});
