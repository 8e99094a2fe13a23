import { expect, hydrated, refuseConsent, routed, test } from './site';

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('client-side navigation', () => {
  test('shows the next page without a load: title, canonical, top, focus and announcement follow', async ({ page }) => {
    await page.goto('/foerderungen');
    await routed(page);
    await page.evaluate(() => {
      (window as unknown as { stayed: boolean }).stayed = true;
      scrollTo(0, 1500);
    });
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle('Energietrends - Sanierungsweg');
    expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/energietrends$/);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('#seitenmeldung')).toHaveText('Energietrends - Sanierungsweg');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // What a load would take with the page does not stay over the next one.
    const consent = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(consent).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(/^Förder/);
    await expect(consent).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Suche' });
    await expect(search.getByRole('searchbox')).toBeFocused();
    await page.goForward();
    await expect(page).toHaveTitle('Energietrends - Sanierungsweg');
    await expect(search).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  });

  test('paints what fits a screen first and the rest in the next frame; with a place in the page all at once', async ({
    page,
  }) => {
    await page.goto('/foerderungen');
    await routed(page);
    /** Of the sections of an entered page: how many are drawn as its title changes, and two frames later. */
    const sections = (href: string) =>
      page.evaluate(async (to) => {
        const drawn = () => {
          const all = [...document.querySelectorAll('#seite section')];
          return all.filter((section) => section.getClientRects().length > 0).length / all.length;
        };
        const title = document.querySelector('title') as HTMLTitleElement;
        const entered = new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            observer.disconnect();
            resolve(drawn());
          }).observe(title, { childList: true });
        });
        const link = document.querySelector<HTMLAnchorElement>(
          'footer a[href^="/energietrends"], footer a[href="/dach"]',
        );
        link?.setAttribute('href', to);
        link?.click();
        const first = await entered;
        const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        await frame();
        await frame();
        return { first, later: drawn() };
      }, href);

    const { first, later } = await sections('/energietrends');
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(0.5);
    expect(later).toBe(1);
    expect(await sections('/dach#begriffe')).toEqual({ first: 1, later: 1 });
    await expect(page.locator('#seite')).not.toHaveAttribute('data-arriving');
  });

  test('the head follows from and to pages that no search engine should list', async ({ page }) => {
    const canonical = page.locator('link[rel=canonical]');
    const robots = page.locator('meta[name=robots]');
    await page.goto('/foerderungen');
    await routed(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/gibt-es-nicht';
      link.textContent = 'Ins Leere';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Ins Leere' }).click();
    await expect(page).toHaveTitle(/^Seite nicht gefunden/);
    await expect(robots).toHaveAttribute('content', 'noindex');
    await expect(canonical).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle(/^Förderungen/);
    await expect(robots).toHaveCount(0);
    await expect(canonical).toHaveAttribute('href', /\/foerderungen$/);

    await page.goto('/gibt-es-nicht');
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await expect(robots).toHaveCount(0);
    await expect(canonical).toHaveAttribute('href', /\/energietrends$/);
  });

  test('links to files are left to the browser, and so are clicks for another tab, window or a file', async ({
    page,
  }) => {
    await page.goto('/foerderungen');
    await hydrated(page);
    // The search as well: the list of all pages, which its link leads to, is there in another tab.
    for (const link of ['main a[href^="/"]', 'header a[data-query]']) {
      const taken = await page
        .locator(link)
        .first()
        .evaluate((element) =>
          ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].filter((key) => {
            const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
            let isTaken = false;
            const last = () => {
              isTaken = click.defaultPrevented;
              click.preventDefault();
            };
            addEventListener('click', last, { once: true });
            element.dispatchEvent(click);
            return isTaken;
          }),
        );
      expect(taken, link).toEqual([]);
    }
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/robots.txt';
      link.textContent = 'Für Suchmaschinen';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Für Suchmaschinen' }).click();
    await page.waitForURL('/robots.txt');
    await expect(page.getByText('User-agent: *')).toBeVisible();
  });

  test('an island that goes away before scripts have taken it over is no error', async ({ page }) => {
    await page.goto('/impressum');
    await routed(page);
    await page.evaluate(async () => {
      const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
      // Goes back as soon as the markup of the page with the form is here.
      const watch = new MutationObserver(() => {
        if (!document.querySelector('#umzug-widget [data-island]')) return;
        watch.disconnect();
        history.back();
      });
      watch.observe(document.body, { childList: true, subtree: true });
      document.querySelector<HTMLAnchorElement>('header a[href="/umzug"]')?.click();
      await back;
    });
    await expect(page).toHaveURL('/impressum');
    await expect(page).toHaveTitle(/^Impressum/);
    await expect(page.locator('#umzug-widget')).toHaveCount(0);
    // What was under way for the other page comes to its end.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  });

  test('goes to the top on Back and Forward as well', async ({ page }) => {
    await page.goto('/foerderungen');
    await routed(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await page.evaluate(() => scrollTo(0, 900));
    await page.goBack();
    await expect(page).toHaveTitle(/^Förderungen/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('fetches nothing ahead before a visitor shows where to go, then the page and what shows it', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const name = /\/(?:content\/\w+\/(.+)\.json|assets\/(application|react)-.*\.js)$/.exec(request.url());
      if (name) fetched.push(name[1] ?? name[2] ?? '');
    });
    await page.goto('/impressum');
    await hydrated(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    const link = page.locator('footer').getByRole('link', { name: 'Energietrends' });
    await link.hover();
    await expect.poll(() => fetched.toSorted()).toEqual(['application', 'energietrends', 'react']);
    await link.click();
    await expect(page).toHaveTitle(/^Energietrends/);
    expect(new Set(fetched).size, 'nothing is fetched twice').toBe(fetched.length);
  });

  test('scrolls to a hash of another page and focuses its heading', async ({ page }) => {
    await page.goto('/dach');
    await routed(page);
    await page
      .locator('main')
      .getByRole('link', { name: /./ })
      .and(page.locator('[href="/#contact-form"]'))
      .first()
      .click();
    await page.waitForURL('/#contact-form');
    await expect(page.locator('#contact-form h2')).toBeFocused();
    await expect(page.locator('#contact-form')).toBeInViewport();
  });

  test('looks for a hash target every 100 ms for 3 s', async ({ page }) => {
    await page.goto('/impressum');
    await hydrated(page);
    await page.evaluate(() => {
      setTimeout(() => {
        const late = document.createElement('section');
        late.id = 'spaet';
        late.innerHTML = '<h2>Spät</h2>';
        document.querySelector('main')?.append(late);
      }, 1200);
      location.hash = '#spaet';
    });
    await expect(page.locator('#spaet h2')).toBeFocused();
  });
});

test.describe('faults of navigation', () => {
  test.use({ tolerate: true });

  const BROKEN = [
    ['missing content', { status: 404, body: '' }],
    ['an empty file', { status: 200, body: '' }],
    ['half a file', { status: 200, body: '{"html":"<h1>Energ' }],
    ['a file without content', { status: 200, body: '{}' }],
    ['a file that says nothing', { status: 200, body: 'null' }],
  ] as const;
  for (const [fault, answer] of BROKEN)
    test(`${fault} leads to a full load of the page, once`, async ({ page }) => {
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().endsWith('/energietrends')) loads += 1;
      });
      await page.route(/\/content\/\w+\/energietrends\.json$/, (route) =>
        route.fulfill({ ...answer, contentType: 'application/json' }),
      );
      await page.goto('/impressum');
      await routed(page);
      await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
      await page.waitForURL('/energietrends');
      await expect(page).toHaveTitle('Energietrends - Sanierungsweg');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads).toBe(1);
    });

  test('a page that cannot be drawn says so in its head, and Back leads to one that can', async ({ page }) => {
    await page.route(/\/content\/\w+\/energietrends\.json$/, async (route) => {
      const response = await route.fetch();
      const content = (await response.json()) as { html: string };
      await route.fulfill({ response, json: { ...content, html: '<div data-island="none"></div>' } });
    });
    await page.goto('/impressum');
    await routed(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
    await expect(page).toHaveTitle(/^Impressum/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/impressum$/);
  });
});
