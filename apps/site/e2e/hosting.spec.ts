import { expect, test } from './site';

test.describe('the server', () => {
  test('answers unknown paths with 404 and the page', async ({ page }) => {
    const response = await page.goto('/gibt/es-nicht');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('[lang=en]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL('/');
  });

  test('logs the unknown path to the console', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/vertippt'));
    await page.goto('/vertippt');
    await logged;
  });

  for (const [variant, canonical] of [
    ['/heizung/', '/heizung'],
    ['/heizung.html', '/heizung'],
    ['/Heizung', '/heizung'],
    ['/index.html', '/'],
    ['/heizung/?plz=1', '/heizung?plz=1'],
  ] as const) {
    test(`redirects ${variant} to ${canonical} in one hop`, async ({ request }) => {
      const response = await request.get(variant, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(canonical);
    });
  }

  test('never redirects to another host', async ({ request, baseURL }) => {
    for (const path of ['//example.org/', '/\\example.org/', '///example.org/heizung/']) {
      const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      const location = response.headers().location;
      if (location) expect(location).toMatch(/^\/(?![/\\])/);
    }
  });

  test('sends the security headers and caches hashed files for good', async ({ request, page }) => {
    const response = await request.get('/');
    const headers = response.headers();
    // The drawings are files of the site, which Firefox 115 loads by `default-src`; see build/headers.mjs.
    for (const directive of ["default-src 'self'", "object-src 'none'", "media-src 'none'", "child-src 'none'"])
      expect(headers['content-security-policy']).toContain(`${directive};`);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    await page.goto('/');
    const chunks = await page.locator('script[data-chunks]').getAttribute('data-chunks');
    const asset = await request.get(chunks?.split(' ')[0] ?? '');
    expect(asset.headers()['cache-control']).toContain('immutable');
  });

  test('serves precompressed files', async ({ request }) => {
    const response = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers()['content-encoding']).toBe('br');
  });
});
