import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { expect, hydrated, refuseConsent, test } from './site';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const GUIDE = '/waermepumpe-kosten';
const LANDING = '/klima';
const SHORT_ANSWER = 'Das Wichtigste in Kürze';

test.beforeEach(({ page }) => refuseConsent(page));

/** Built pages with the row of houses that ends a page without a form: the houses' section, and what follows it. */
const CLOSINGS = readdirSync(dist)
  .filter((name) => name.endsWith('.html'))
  .flatMap((name) =>
    parse(readFileSync(`${dist}/${name}`, 'utf8'))
      .querySelectorAll('main section:has(use[data-href*=skyline])')
      .filter((section) => !section.querySelector('[data-island=leadHub]'))
      .map((section) => ({ path: `/${name.replace('.html', '')}`, section })),
  );

test('the last call of a page without a form is its end: nothing stands between the houses and the footer', () => {
  expect(CLOSINGS.length).toBeGreaterThan(5);
  expect(CLOSINGS.filter(({ section }) => section.nextElementSibling).map(({ path }) => path)).toEqual([]);
});

test('every note on a figure of another page has a mark that opens it, on every built page', () => {
  const notes: string[] = [];
  const closed: string[] = [];
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.html'))) {
    const main = parse(readFileSync(`${dist}/${name}`, 'utf8')).querySelector('main');
    const opened = (main?.querySelectorAll('button[popovertarget]') ?? [])
      .filter((button) => button.textContent === 'i')
      .map((button) => button.getAttribute('popovertarget'));
    for (const { id } of main?.querySelectorAll('[popover][id$=-hinweis]') ?? []) {
      notes.push(`${name}: ${id}`);
      if (!opened.includes(id)) closed.push(`${name}: ${id}`);
    }
  }
  expect(notes.length).toBeGreaterThan(20);
  expect(closed).toEqual([]);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the contents list stays beside the text, with the section that is read and the call to action', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    await hydrated(page);
    const contents = page.locator('main nav[aria-labelledby=inhaltsverzeichnis]');
    const entry = contents.locator('ol a').nth(2);
    await expect(entry).toBeVisible();
    const section = page.locator(new URL((await entry.getAttribute('href')) ?? '', page.url()).hash);
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(contents).toBeInViewport({ ratio: 1 });
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
    await expect(entry).toHaveAttribute('aria-current', 'location');
    // Filled in the colour of the way up to there, in its own at it, open from there on.
    const stations = await contents.locator('ol a').evaluateAll((links) =>
      links.map((link) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(link, '::before');
        return backgroundColor === borderTopColor ? 'filled' : backgroundColor;
      }),
    );
    const [, , here, ...open] = stations;
    expect(stations.slice(0, 3)).toEqual(['filled', 'filled', expect.stringMatching(/^rgb/)]);
    expect(open.length).toBeGreaterThan(1);
    expect(new Set(open)).toEqual(new Set([open[0]]));
    expect(new Set([here, 'filled', open[0]]).size).toBe(3);
    await expect(contents.getByRole('link').last()).toHaveAttribute('href', '#waermepumpe-widget');
    const [rail, text] = await Promise.all([contents.boundingBox(), section.locator('h2').boundingBox()]);
    expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  });

  test('the call below the contents list is whole before a tool passes over it', async ({ page }) => {
    const covered: string[] = [];
    for (const path of ['/daemmung-fassade', '/fenster-kosten', '/solaranlage-kosten', '/waermepumpe-foerderung']) {
      await page.goto(path);
      for (const width of [1200, 1440]) {
        await page.setViewportSize({ width, height: 2000 });
        const call = page.locator('main nav[aria-labelledby=inhaltsverzeichnis]').getByRole('link').last();
        const isWhole = await call.evaluate((link) => {
          const { left, bottom } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + 12, bottom - 2));
        });
        if (!isWhole) covered.push(`${path} at ${width} px`);
      }
    }
    expect(covered).toEqual([]);
  });

  test('the contents list names no section as read at the top, also after a leap from the end', async ({ page }) => {
    await page.goto(GUIDE);
    await hydrated(page);
    const current = page.locator('main nav[aria-labelledby=inhaltsverzeichnis] [aria-current]');
    await page.keyboard.press('End');
    await expect(current).toHaveCount(1);
    // At rest: who leaps while the page still scrolls would be scrolled on.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
      .toBeLessThan(2);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current).toHaveCount(0);
  });

  test('the way in the contents list ends at each next station, however long the entries are', async ({ page }) => {
    await page.goto('/solaranlage-kosten');
    const gaps = await page.locator('main nav[aria-labelledby=inhaltsverzeichnis] ol a').evaluateAll((links) =>
      links.slice(1).map((link, i) => {
        const before = links[i] as Element;
        const end =
          before.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(before, '::after').bottom);
        return link.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(link, '::before').top) - end;
      }),
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect(gaps.filter((gap) => Math.abs(gap) > 0.5)).toEqual([]);
  });

  test('the words beside it take their own clicks', async ({ page }) => {
    await page.goto(GUIDE);
    const point = page.locator(`h2:text('${SHORT_ANSWER}') + ul > li`).first();
    await point.scrollIntoViewIfNeeded();
    const hit = await point.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 2, y + 8));
    });
    expect(hit).toBe(true);
  });

  test('values of cards in a row begin on one line, and each stays in one piece', async ({ page }) => {
    await page.goto(GUIDE);
    const lists = page.locator('main section li dl');
    expect(await lists.count()).toBeGreaterThanOrEqual(3);
    const tops = await lists.evaluateAll((found) => found.slice(0, 3).map((list) => list.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    await page.goto('/photovoltaik-anlage');
    const broken = await page.locator('main section li dl dd').evaluateAll((values) =>
      values
        .filter((value) => /^[^ ]+$/.test(value.textContent))
        .filter(
          (value) => value.getBoundingClientRect().height > 1.9 * Number.parseFloat(getComputedStyle(value).fontSize),
        )
        .map((value) => value.textContent),
    );
    expect(broken).toEqual([]);
  });

  test('three cards stand in one line or one below the other, their values on one line, on a tablet as well', async ({
    page,
  }) => {
    for (const path of ['/klima', '/daemmung-fassade', GUIDE]) {
      await page.goto(path);
      for (const width of [480, 735, 816, 820, 1024, 1199, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        const lists = await page.locator('main section ul:has(> li > div h3)').evaluateAll((found) => {
          const lines = (of: Element[], end: 'top' | 'left') =>
            new Set(of.map((each) => Math.round(each.getBoundingClientRect()[end]))).size;
          return found
            .map((list) => [...list.children])
            .filter((cards) => cards.length === 3)
            .map((cards) => {
              const values = cards.flatMap((card) => [...card.querySelectorAll('dl')]);
              const inLine = lines(cards, 'top') === 1;
              return (
                (inLine || lines(cards, 'left') === 1) && (!inLine || values.length < 3 || lines(values, 'top') === 1)
              );
            });
        });
        expect(lists.length, path).toBeGreaterThan(0);
        expect(lists, `${path} at ${width} px`).toEqual(lists.map(() => true));
      }
    }
  });

  test('the row of houses is as wide as the page, also beside a contents list', async ({ page }) => {
    for (const path of ['/dach', '/energietrends', GUIDE]) {
      await page.goto(path);
      const houses = page.locator('main svg:has(use[data-href*=skyline]), main svg:has(use[href*=skyline])').last();
      expect((await houses.boundingBox())?.width, path).toBe(1240);
    }
  });

  test('the text has three tempos: after the short answer, from section to section, before the form', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    const gaps = await page.locator('main section:not(section section)').evaluateAll((sections) =>
      sections.map((section, at) => {
        const content = (of: Element | undefined, end: 'top' | 'bottom') => {
          const box = of?.querySelector(':scope > div')?.getBoundingClientRect();
          return box ? box[end] : Number.NaN;
        };
        return {
          id: section.id,
          heading: section.querySelector('h2')?.textContent,
          gap: Math.round(content(section, 'top') - content(sections[at - 1], 'bottom')),
        };
      }),
    );
    const between = gaps
      .slice(
        gaps.findIndex(({ heading }) => heading === SHORT_ANSWER) + 1,
        gaps.findIndex(({ id }) => id === 'waermepumpe-widget') + 1,
      )
      .map(({ gap }) => gap);
    expect(between.length).toBeGreaterThan(4);
    expect(between.at(0)).toBe(80);
    expect(between.slice(1, -1)).toEqual(between.slice(1, -1).map(() => 56));
    expect(between.at(-1)).toBe(56 + 120);
  });

  test('a checklist leaves its section beside the contents list, in line with the one before', async ({ page }) => {
    await page.goto('/dach');
    const asking = page.locator('main section:has(> div [data-checklist])');
    const lefts = await asking.evaluate((section) =>
      [section, section.previousElementSibling].map((one) => one?.querySelector('h2')?.getBoundingClientRect().left),
    );
    expect(lefts[0]).toBeGreaterThan(400);
    expect(lefts[0]).toBe(lefts[1]);
  });

  test('nothing stays in the tab order that is not seen', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.locator('main nav[aria-labelledby=inhaltsverzeichnis] summary')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('words of a card stand below its small picture, all lines from one edge', async ({ page }) => {
    for (const path of ['/umzug', '/daemmung-fassade', '/maler-putzarbeiten']) {
      await page.goto(path);
      const edges = await page.locator('main section li:has(svg use):has(h3) h3 ~ p').evaluateAll((paragraphs) =>
        paragraphs.map((paragraph) => {
          const text = document.createRange();
          text.selectNodeContents(paragraph);
          return new Set([...text.getClientRects()].map(({ left }) => Math.round(left))).size;
        }),
      );
      expect(edges.length, path).toBeGreaterThanOrEqual(3);
      expect(edges, path).toEqual(edges.map(() => 1));
    }
  });

  test('the contents list is folded, opens at a tap and folds again after the jump', async ({ page }) => {
    await page.goto(GUIDE);
    await hydrated(page);
    const contents = page.locator('main nav[aria-labelledby=inhaltsverzeichnis]');
    const entry = contents.locator('ol a').nth(3);
    await expect(entry).toBeHidden();
    // What folds it comes when somebody scrolls: where a section is marked, it is here.
    await page.locator('#quellen').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
    await contents.locator('summary').tap();
    const target = new URL((await entry.getAttribute('href')) ?? '', page.url()).hash;
    await entry.tap();
    await expect(page.locator(`${target} h2`).first()).toBeInViewport();
    await expect(contents.locator('details')).not.toHaveAttribute('open');
  });

  test('the guide of a landing page is folded, and unfolds for who comes for a part of it', async ({ page }) => {
    await page.goto(LANDING);
    await hydrated(page);
    const guide = page.locator('main details:has(> section):not(details details)');
    const part = guide.locator('section h2').nth(2);
    await expect(part).toBeHidden();
    const contents = page.locator('main nav[aria-labelledby=inhaltsverzeichnis]');
    await contents.locator('summary').tap();
    await contents.getByRole('link', { name: (await part.textContent()) ?? '', exact: true }).tap();
    await expect(part).toBeInViewport();
    await expect(guide).toHaveAttribute('open');
    await guide.locator('> summary').tap();
    await expect(part).toBeHidden();
  });

  test('the guide is unfolded for an address that names a part of it', async ({ page }) => {
    await page.goto(LANDING);
    const id = await page.locator('main details > section').nth(2).getAttribute('id');
    await page.goto(`/garage`);
    await page.goto(`${LANDING}#${id}`);
    await expect(page.locator(`[id="${id}"] h2`)).toBeInViewport();
  });

  test('no table is cut off', async ({ page }) => {
    for (const route of ['/neue-waermepumpe', '/foerderungen', '/daemmung-fassade', '/fenster-kosten', LANDING]) {
      await page.goto(route);
      for (const details of await page.locator('main details:has(table)').all())
        await details.evaluate((element) => element.setAttribute('open', ''));
      const hidden = await page
        .locator('main section:has(> table)')
        .evaluateAll((boxes) => boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(hidden.length, route).toBeGreaterThan(0);
      expect(
        hidden.every((width) => width <= 0),
        `${route}: ${hidden.join(', ')}`,
      ).toBe(true);
    }
  });
});

test('the guide of a landing page stands open on wide screens, with nothing to fold', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LANDING);
  const guide = page.locator('main details:has(> section):not(details details)');
  await expect(guide.locator('section h2').last()).toBeVisible();
  await expect(guide.locator('> summary')).toBeHidden();
});

test('on landings the short answer and the contents stand right under the hero', async ({ page }) => {
  await page.goto(LANDING);
  const order = await page
    .locator('main :is(h1, h2)')
    .evaluateAll((headings) =>
      headings.map((heading) =>
        heading.tagName === 'H1' ? 'H1' : heading.closest('section[id]')?.id || heading.textContent,
      ),
    );
  expect(order.slice(0, 4)).toEqual(['H1', 'Auf dieser Seite', SHORT_ANSWER, 'leistungen']);
});

test('“Dazu passt” shows three pages in pictures before questions and sources: costs, funding, firm', async ({
  page,
}) => {
  await page.goto('/fenster-tueren');
  const headings = await page.locator('main h2').allTextContents();
  const places = ['Dazu passt', 'Häufige Fragen', 'Begriffe auf dieser Seite'].map((heading) =>
    headings.indexOf(heading),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const cards = page.locator('nav[aria-labelledby=weiter-titel] li:has(h3)');
  await expect(cards).toHaveCount(3);
  await expect(cards.locator('svg')).toHaveCount(3);
  await expect(cards.getByRole('link').first()).toHaveAttribute('href', '/fenster-kosten');
  await expect(cards.getByRole('link').last()).toHaveAttribute('href', '/fensterbauer');
});

test('breadcrumbs name the page above, and the house shows the part of it that the page speaks of', async ({
  page,
}) => {
  await page.goto(GUIDE);
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
  await expect(trail.getByRole('listitem')).toHaveText(['Startseite', 'Heizung', 'Wärmepumpe: Kosten']);
  await expect(trail.getByRole('link', { name: 'Heizung' })).toHaveAttribute('href', '/heizung');
  await expect(trail.locator('#zeichnung-partHouseB')).toBeVisible();
  // A house on the line of the words moves none of them off it.
  const bottoms = await trail.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const words = document.createRange();
      words.selectNodeContents(item.querySelector('a, [aria-current]') ?? item);
      return words.getClientRects()[0]?.bottom;
    }),
  );
  expect(new Set(bottoms)).toHaveProperty('size', 1);
});

test('the ring of the link that ends the breadcrumbs on a phone is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(GUIDE);
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
  await trail.getByRole('link', { name: 'Startseite' }).focus();
  await page.keyboard.press('Tab');
  await expect(trail.getByRole('link', { name: 'Heizung' })).toBeFocused();
  const room = await trail.getByRole('link', { name: 'Heizung' }).evaluate((link) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(link);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return link.closest('ol')!.getBoundingClientRect().right - link.getBoundingClientRect().right - ring;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('the value to count with is marked where another page names another', async ({ page }) => {
  await page.goto(GUIDE);
  const rows = page.getByRole('table', { name: 'Was auf anderen Seiten anders steht' }).getByRole('row');
  const marked = rows.locator('td:nth-child(-n+3) strong');
  const plain = (await marked.allTextContents()).map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));
  expect(plain).toEqual(['bis zu 40 %', '20.000–28.000 €', '20.000–30.000 €']);
  const weightOf = (value: Element) => Number(getComputedStyle(value).fontWeight);
  const [safer, other] = [marked.first(), rows.nth(1).locator('td').nth(1)];
  expect(await safer.evaluate(weightOf)).toBeGreaterThanOrEqual((await other.evaluate(weightOf)) + 200);
  expect(await safer.evaluate((value) => getComputedStyle(value).borderInlineStartWidth)).toBe('6px');
});

test('the ground of the hero is one line, and the drawing reaches the edge of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(GUIDE);
  const drawing = await page.locator('main > div > div:first-child > svg').boundingBox();
  const hero = await page.locator('main > div > div:first-child').boundingBox();
  expect(drawing && Math.round(drawing.x + drawing.width)).toBe(1440);
  expect(drawing && Math.round(drawing.y + drawing.height)).toBe(Math.round((hero?.y ?? 0) + (hero?.height ?? 0)));
});

test('a note at a figure stands below its mark in one piece, and is no grid, which Safari stretches', async ({
  page,
}) => {
  await page.goto(GUIDE);
  const mark = page.getByRole('button', { name: /^Andere Angabe/ }).first();
  await mark.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await mark.click();
  const note = page.locator('[popover]:popover-open');
  await expect(note).toHaveCSS('display', 'block');
  const [pressed, box] = [await mark.boundingBox(), await note.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((pressed?.y ?? Number.NaN) + (pressed?.height ?? 0));
  const gaps = await note.evaluate((element) =>
    [...element.children].slice(1).map((child) => {
      const before = child.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN;
      return child.getBoundingClientRect().top - before;
    }),
  );
  expect(gaps).toEqual([12, 12]);
  await note.getByRole('button', { name: 'Schließen' }).click();
  await expect(note).toHaveCount(0);
});

test('code that is fetched on demand brings its style sheet along', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrated(page);
  // Consent's dialog brings one of its own, in idle time.
  const sheets = () =>
    page.evaluate(
      () => [...document.styleSheets].filter(({ href }) => href && !href.includes('/assets/settings-')).length,
    );
  expect(await sheets()).toBe(0);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await sheets()).toBeGreaterThan(0);
  await expect(dialog).not.toHaveCSS('border-top-left-radius', '0px');
});

for (const { what, path, things, widths } of [
  { what: 'promises of a landing', path: '/klima', things: 'li:has(b)', widths: [390, 600, 900, 1160, 1440] },
  {
    what: 'claims of the operator',
    path: '/ueber-uns',
    things: '#zahlen-des-betreibers dl > div',
    widths: [390, 768, 820, 1024, 1440],
  },
  {
    what: 'tiles of a tool',
    path: '/daemmung-fassade',
    things: '.ui-radio-options_tiles > *',
    widths: [390, 900, 1440],
  },
  {
    what: 'worked examples',
    path: '/foerderung-daemmung',
    things: '#was-der-sanierungsfahrplan-wert-ist div:has(> table)',
    widths: [390, 768, 1040, 1440],
  },
  { what: 'parts of the country', path: '/elektriker-naehe', things: 'div:has(> h3 + ul)', widths: [390, 900, 1440] },
]) {
  test(`no line of ${what} is shorter than the others`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator(`main :is(${things})`).evaluateAll((found) => {
        const counts = new Map<number, number>();
        for (const one of found) {
          const top = Math.round(one.getBoundingClientRect().top);
          counts.set(top, (counts.get(top) ?? 0) + 1);
        }
        return [...counts.values()];
      });
      expect(lines.length, `${width} px`).toBeGreaterThan(0);
      expect(new Set(lines).size, `${width} px: ${lines.join(', ')}`).toBe(1);
    }
  });
}
