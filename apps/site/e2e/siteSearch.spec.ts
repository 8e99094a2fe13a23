import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { answersTo } from '../src/islands/search/answers';
import { openIndex, type SearchFile } from '../src/islands/search/searchIndex';
import { findFaults, loadAxe } from './axe';
import { heardIn, typeAtOnce } from './heard';
import { holdRequests } from './holdRequests';
import { builtRoutes } from './routes';
import { expect, hydrated, refuseConsent, routed, test } from './site';
import { firstAnswers } from './siteSearchFirstAnswers';
import { searchQueries, strangeQueries, triedQueries } from './siteSearchQueries';

const folder = fileURLToPath(new URL('../dist/suche/', import.meta.url));
const [built = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'));
const file = JSON.parse(readFileSync(`${folder}${built}`, 'utf8')) as SearchFile;
const index = openIndex(file);
const firstThree = (query: string) =>
  index
    .find(query)
    .slice(0, 3)
    .map(({ page }) => page.path);

const openers = (page: Page) => page.getByRole('link', { name: 'Suchen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Suche' });
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Thema, Begriff oder Postleitzahl' });
const results = (page: Page) => dialog(page).locator('li a');

/** The code of the search comes with React when it is first opened: it is there when it is there. */
const arrived = (page: Page) => field(page).waitFor();

async function openPage(page: Page, path: string): Promise<void> {
  await refuseConsent(page);
  await page.goto(path);
  await hydrated(page);
}

/** Questions that none of the first three results answers. */
const missedOf = (queries: typeof searchQueries) =>
  queries
    .filter(([query, answers]) => !firstThree(query).some((path) => answers.some((answer) => answer === path)))
    .map(([query]) => query);

test.describe('what the built search finds', () => {
  test('answers nine of ten questions of homeowners in the first three', () => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(60);
    const missed = missedOf(searchQueries);
    expect(missed, 'not in the first three').toHaveLength(
      Math.min(missed.length, Math.floor(searchQueries.length / 10)),
    );
  });

  test('answers every question of the later trial', () => {
    expect(missedOf(triedQueries)).toEqual([]);
  });

  test('puts the subject first, whatever is asked of it', () => {
    expect(firstAnswers.map(([query]) => [query, firstThree(query)[0]])).toEqual(firstAnswers);
  });

  test('takes a slip in the word for money from the state as that word', () => {
    for (const [slip, meant] of [
      ['fördrung', 'förderung'],
      ['Fördeung Wärmepumpe', 'Förderung Wärmepumpe'],
      ['fördrungen', 'förderung'],
      ['zuschus', 'zuschuss'],
      ['zuschusse', 'zuschüsse'],
      ['zuschüse fenster', 'zuschüsse fenster'],
    ] as const) {
      expect.soft(firstThree(slip), slip).toEqual(firstThree(meant));
      expect.soft(index.unmet(slip), slip).toEqual([]);
    }
  });

  test('leads to the top of the page that a word names, and to the section on its price', () => {
    const sectionOf = (query: string) => index.find(query)[0]?.section?.anchor;
    expect(sectionOf('Heizung kaputt')).toBeUndefined();
    expect(sectionOf('Wieviel kostet eine Wärmepumpe')).toBeUndefined();
    expect(sectionOf('heizung kosten')).toBe('kosten-und-zuschuesse-einordnen');
  });

  test('leads to what is asked of the subject of a page', () => {
    expect(index.find('umzug halteverbot')[0]?.section?.heading).toMatch(/^Wer richtet das Halteverbot/);
  });

  test('takes small words for no beginning of others', () => {
    expect(firstThree('e-auto laden')).not.toContain('/impressum');
    expect(firstThree('anbau ans haus')).not.toContain('/pv-fachbetrieb');
  });

  test('says of no word that a page explains that it has no page', () => {
    const queries = ['marktstammdatenregister', 'parkett schleifen', 'denkmal abschreibung', 'fassade brandgefahr'];
    expect(queries.flatMap((query) => index.unmet(query))).toEqual([]);
  });

  test('shows the question of whoever has sent a request', () => {
    const headingOf = (query: string) => index.find(query)[0]?.section?.heading;
    expect(headingOf('Anfrage stornieren')).toMatch(/^Kann ich meine Anfrage zurückziehen/);
    expect(headingOf('kündigen')).toMatch(/^Kann ich meine Anfrage zurückziehen/);
    expect(headingOf('wer ruft mich an')).toMatch(/^Wer ruft mich an/);
    expect(headingOf('was kostet die anfrage')).toMatch(/^Was kosten mich Anfrage/);
    expect(headingOf('48 Stunden keine Antwort')).toMatch(/^Was tue ich, wenn niemand/);
  });

  test('leads tenants and flat owners to their sections', () => {
    const ways = (query: string) => index.find(query).map(({ page, section }) => `${page.path}#${section?.anchor}`);
    expect(ways('schimmel in der wohnung wer zahlt')[0]).toBe('/energieberater#miete');
    expect(ways('weg')[0]).toBe('/foerderungen#gemeinschaft');
    expect(ways('weg fenster').join(' ')).not.toContain('#die-wege-zur-waerme');
  });

  test('takes what is done with a subject for no subject', () => {
    expect(firstThree('heizung austauschen')).not.toContain('/fenster-kosten');
  });

  test('finds nothing where no page speaks of it', () => {
    expect(strangeQueries.filter((query) => index.find(query).length > 0)).toEqual([]);
  });

  test('finds what phones part as they listen or correct', () => {
    for (const parted of ['Wärme Pumpe', 'Photo Voltaik', 'Balkon Kraftwerk', 'Wall Box']) {
      const paths = (query: string) => index.find(query).map(({ page }) => page.path);
      expect.soft(paths(parted), parted).toEqual(paths(parted.replace(' ', '')));
      expect.soft(index.unmet(parted), parted).toEqual([]);
    }
  });

  test('leads to a calculator by its name, or by its subject and what it is', () => {
    for (const query of ['fassadenrechner', 'rechner fassade']) {
      const [found] = index.find(query);
      expect([found?.page.path, found?.section?.anchor]).toEqual(['/daemmung-fassade', 'fassadenrechner']);
    }
    expect(index.find('rechner').map(({ section }) => section?.anchor)).toEqual(
      expect.arrayContaining(['fassadenrechner', 'fensterrechner', 'foerderrechner', 'solarrechner']),
    );
  });

  test('finds umlauts that are pasted in two signs', () => {
    const paths = (query: string) => index.find(query).map(({ page }) => page.path);
    expect(paths('dämmung förderung'.normalize('NFD'))).toEqual(paths('dämmung förderung'));
  });

  test('finds every page by its own name', () => {
    const lost = file.pages.filter(({ label, path }) => !firstThree(label).includes(path));
    expect(lost.map(({ path }) => path)).toEqual([]);
    expect(file.pages.map(({ path }) => path).toSorted()).toEqual(builtRoutes.toSorted());
  });

  test('leads to sections and to questions that are there', () => {
    const questions: string[] = [];
    const dead = file.pages.flatMap(({ path, sections }) => {
      const html = readFileSync(
        fileURLToPath(new URL(`../dist${path === '/' ? '/index' : path}.html`, import.meta.url)),
        'utf8',
      );
      const folds = [...html.matchAll(/<summary.*?<\/summary>/g)].map(([summary]) =>
        summary.replace(/<[^>]+>|\u00ad/g, ''),
      );
      return [sections.map(([, heading]) => heading).join(' '), ...sections.flatMap(([, ...headings]) => headings)]
        .flatMap((query) => answersTo(query, index).results)
        .filter(({ to }) => to.startsWith(`${path}#`))
        .map(({ to }) => decodeURIComponent(to.slice(path.length + 1)))
        .filter((fragment) => {
          if (html.includes(`id="${fragment}"`)) return false;
          questions.push(fragment);
          return !folds.includes(fragment);
        })
        .map((fragment) => `${path}#${fragment}`);
    });
    expect(dead).toEqual([]);
    expect(new Set(questions).size).toBeGreaterThan(100);
  });
});

test.describe('the search', () => {
  test('asks for nothing before it is opened, then for code and index once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, '/heizung');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/suche/'))).toEqual([]);
    await openers(page).first().click();
    await arrived(page);
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await openers(page).first().click();
    await arrived(page);
    await expect(results(page).first()).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/suche/'))).toEqual([`/suche/${built}`]);
  });

  test('is used by keyboard alone: slash, words, arrows, Enter, and back with the words still there', async ({
    page,
  }) => {
    await openPage(page, '/heizung');
    await routed(page);
    // With another key it is the browser's or an extension's.
    await page.keyboard.press('Control+/');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await arrived(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('fassadendaemmung');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d Treffer$/);
    await expect(results(page).first().locator('mark')).toHaveText('Fassadendämmung');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    for (let step = 0; step <= (await results(page).count()); step += 1) await page.keyboard.press('ArrowDown');
    await expect(results(page).last()).toBeFocused();
    await field(page).selectText();
    await page.keyboard.type('foerderungen');
    await expect(results(page).first()).toHaveAttribute('href', '/foerderungen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/foerderungen');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('foerderungen');
    await page.keyboard.type('dach');
    await expect(field(page)).toHaveValue('dach');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('gives the focus back where it was opened', async ({ page }) => {
    await openPage(page, '/heizung');
    await openers(page).first().focus();
    await page.keyboard.press('Enter');
    await arrived(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openers(page).first()).toBeFocused();
    await openers(page).first().click();
    await arrived(page);
    // Whoever selects words may let go beside the dialog.
    await field(page).fill('fenster kosten');
    await field(page).press('Home');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(field(page)).toBeFocused();
    const { x, y, width, height } = (await field(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(5, y + height / 2, { steps: 3 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    // Beside this page several can be opened.
    const beside = page.context().waitForEvent('page');
    await results(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await beside).close();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(dialog(page)).toHaveCount(0);
    await expect(openers(page).first()).toBeFocused();
  });

  test('takes the selection out of its field before it goes, else Safari scrolls to the end of the page', async ({
    page,
  }) => {
    await openPage(page, '/heizung');
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Suche schließen' }).dispatchEvent('click'),
      () => page.mouse.click(5, 300),
    ]) {
      await page.keyboard.press('/');
      await arrived(page);
      await expect(field(page)).toBeFocused();
      // Whether the dialog still stood when the focus left its field.
      const left = await field(page).evaluateHandle((input) => {
        const stood: unknown[] = [];
        input.addEventListener('blur', () => stood.push(input.closest('dialog')?.open));
        return stood;
      });
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      expect(await left.jsonValue()).toEqual([true]);
    }
  });

  test('lets its key be turned off, and leaves it alone in fields', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('textbox', { name: 'Ihre Postleitzahl' }).first().press('/');
    await expect(dialog(page)).toHaveCount(0);
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await page.getByRole('dialog').getByRole('switch', { name: 'Marketing' }).press('/');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    // No field to write into.
    await page.locator('footer').getByRole('radio').first().press('/');
    await dialog(page).getByRole('switch', { name: 'Die Taste „/“ öffnet die Suche' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.locator('main h1').click();
    await page.keyboard.press('/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('leads from a postcode to firms and explains a term', async ({ page }) => {
    await openPage(page, '/heizung');
    await openers(page).first().click();
    await arrived(page);
    await field(page).fill('U-Wert');
    await expect(dialog(page).getByText('Fachleute sagen Wärmedurchgangskoeffizient')).toBeVisible();
    await field(page).fill('50667');
    await expect(dialog(page).getByRole('status')).toHaveText('1 Treffer');
    await dialog(page).getByRole('link', { name: 'Handwerker in 50667 finden' }).click();
    await expect(page).toHaveURL(/\/handwerkersuche\?plz=50667/);
  });

  test('leads to firms from a postcode beside other words, after the pages that these find', async ({ page }) => {
    await openPage(page, '/heizung');
    await openers(page).first().click();
    await arrived(page);
    await field(page).fill('04109 Leipzig');
    await expect(results(page).first()).toHaveText(/Energieberater Leipzig/);
    await expect(dialog(page).getByRole('status')).toHaveText('3 Treffer');
    const firms = dialog(page).getByRole('link', { name: 'Handwerker in 04109 finden' });
    await field(page).fill('D-04109');
    await expect(dialog(page).getByRole('status')).toHaveText('1 Treffer');
    await firms.click();
    await expect(page).toHaveURL(/\/handwerkersuche\?plz=04109/);
  });

  test('answers bad input calmly, with topics and a way to firms', async ({ page }) => {
    await openPage(page, '/heizung');
    await openers(page).first().click();
    await arrived(page);
    await expect(results(page).first()).toBeVisible();
    page.on('dialog', () => expect(false, 'typed markup runs').toBe(true));
    await field(page).fill('<img src=x onerror=alert(1)>');
    await expect(dialog(page).locator('img')).toHaveCount(0);
    for (const typed of ['x'.repeat(1_000), '🔥🏠', 'тепловой насос', '%&§$']) {
      await field(page).fill(typed);
      await expect(dialog(page).getByRole('link', { name: 'Handwerker in Ihrer Nähe finden' })).toBeVisible();
      await expect(dialog(page).getByRole('link', { name: 'Dämmung', exact: true })).toBeVisible();
    }
  });

  test('leads to the form where no page answers', async ({ page }) => {
    await openPage(page, '/daemmung');
    await openers(page).first().click();
    await arrived(page);
    // The beginning of a word has not been searched for yet.
    await field(page).fill('xy');
    await expect(dialog(page).getByRole('status')).toHaveText(/^Schreiben Sie etwas mehr/);
    await expect(dialog(page).getByText('Dazu haben wir keine Seite')).toHaveCount(0);
    await field(page).fill('Raumschiff');
    await expect(dialog(page).getByText('Dazu haben wir keine Seite')).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Vorhaben im Formular beschreiben' }).click();
    await expect(page).toHaveURL(/\/handwerkersuche(?:\?daaReloaded=1)?#suche$/);
    await expect(page.locator('#suche')).toBeInViewport();
  });

  test('opens the question that a result names, here, elsewhere and by a copied link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openPage(page, '/klima');
    const question = page.locator('#fragen details', { hasText: /^Wer richtet das Halteverbot/ });
    const isRead = async () => {
      await expect(question).toHaveAttribute('open');
      await expect(question.locator('summary')).toBeInViewport({ ratio: 1 });
      await expect(question.locator('p').first()).toBeInViewport();
    };
    for (const _place of ['another page', 'this one']) {
      await openers(page).first().click();
      await arrived(page);
      await field(page).fill('umzug halteverbot');
      await results(page).first().click();
      await expect(page).toHaveURL(/\/umzug#Wer/);
      await isRead();
      await question.evaluate((fold: HTMLDetailsElement) => {
        fold.open = false;
        scrollTo({ top: 0, behavior: 'instant' });
      });
    }
    const copied = page.url();
    await page.goto('/ueber-uns');
    await page.goto(copied);
    await isRead();
  });

  test('follows a page on Enter: not the list of terms, and none where no page answers', async ({ page }) => {
    await openPage(page, '/klima');
    await openers(page).first().click();
    await arrived(page);
    await field(page).fill('Raumschiff');
    await expect(dialog(page).getByText('Dazu haben wir keine Seite')).toBeVisible();
    await field(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await field(page).fill('kfw 458');
    await expect(dialog(page).getByRole('link', { name: 'Alle Begriffe von A bis Z' }).first()).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/waermepumpe-foerderung/);
  });

  test('leaves the keys to what composes a letter of several: Esc takes it back, arrows choose it', async ({
    page,
  }) => {
    await openPage(page, '/klima');
    await openers(page).first().click();
    await arrived(page);
    await field(page).fill('kfw 458');
    await expect(results(page).first()).toBeVisible();
    const input = await page.context().newCDPSession(page);
    for (const key of ['Enter', 'ArrowDown', 'Escape']) {
      await input.send('Input.imeSetComposition', { text: 'nuan', selectionStart: 4, selectionEnd: 4 });
      await field(page).press(key);
      await expect(dialog(page), key).toBeVisible();
      await expect(field(page), key).toBeFocused();
    }
    await expect(page).toHaveURL(/\/klima$/);
  });

  test('shows at most eight results, however much is met', async ({ page }) => {
    await openPage(page, '/heizung');
    await openers(page).first().click();
    await arrived(page);
    await field(page).fill('energie kosten haus förderung angebote');
    await expect(dialog(page).getByRole('status')).toHaveText('8 Treffer');
    await expect(results(page)).toHaveCount(8);
  });

  test('scrolls its results where the window is low, below a field that stays', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 560 });
    await openPage(page, '/heizung');
    await openers(page).first().click();
    await arrived(page);
    await field(page).fill('was kostet dach');
    await expect(results(page)).toHaveCount(8);
    await expect(results(page).last()).not.toBeInViewport();
    await results(page).first().hover();
    await page.mouse.wheel(0, 600);
    await expect(results(page).last()).toBeInViewport({ ratio: 1 });
    await results(page).last().focus();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });

  test('says which word its results leave out, in sight and aloud', async ({ page }) => {
    await openPage(page, '/heizung');
    await openers(page).first().click();
    await arrived(page);
    await field(page).fill('wärmepumpe chemnitz');
    const words = '8 Treffer. Zu „chemnitz“ haben wir keine Seite.';
    const heard = await heardIn(dialog(page).getByRole('status'));
    await expect(dialog(page).getByText(words).first()).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(words);
    await typeAtOnce(field(page), ['wärmepumpe erfurt', 'wärmepumpe']);
    await expect(dialog(page).getByRole('status')).toHaveText('8 Treffer');
    // What stands there for the length of a key is not read out.
    expect((await heard.jsonValue()).filter((text) => text.includes('erfurt'))).toEqual([]);
  });

  test('keeps nothing in the browser, and works where nothing can be kept', async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/heizung');
    await hydrated(page);
    await page.keyboard.press('/');
    await arrived(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('balkonkraftwerk');
    await expect(results(page).first()).toHaveAttribute('href', /^\/balkon-solaranlage/);
    // A closed dialog takes a moment to leave the page, and must not keep the next key from opening another.
    await page.evaluate(() => {
      const press = (target: Element | null, key: string) =>
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press(document.activeElement, 'Escape');
      press(document.body, '/');
    });
    await expect(page.locator('input[type="search"]')).toHaveCount(1);
    await expect(field(page)).toHaveValue('balkonkraftwerk');
    await expect(field(page)).toBeFocused();
    expect(await page.context().cookies()).toEqual([]);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('/');
    await arrived(page);
    await expect(field(page)).toHaveValue('');
  });

  test('has no accessibility violations, empty and with results, light and dark', async ({ page }) => {
    await openPage(page, '/heizung');
    await openers(page).first().click();
    await arrived(page);
    await loadAxe(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      // Colours that change slowly are neither of the two.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const typed of ['', 'dämmung u-wert']) {
        await field(page).fill(typed);
        await expect(results(page).first()).toBeVisible();
        expect(await findFaults(page, `${colorScheme}, “${typed}”`)).toEqual([]);
      }
    }
  });
});

test('on a slow line shows that the search is coming, and fetches its code side by side', async ({ page }) => {
  const letGo = await holdRequests(page, '**/assets/openSearch*.js');
  await openPage(page, '/heizung');
  const opener = openers(page).first();
  const react = page.waitForRequest(/\/assets\/react-[^/]+\.js$/);
  await opener.click();
  await react;
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  letGo();
  await arrived(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('on a slow line says that the index is coming, in sight and aloud, and answers when it is there', async ({
  page,
}) => {
  const letGo = await holdRequests(page, '**/suche/*.json');
  await openPage(page, '/heizung');
  await openers(page).first().click();
  await arrived(page);
  await field(page).fill('balkonkraftwerk');
  const words = 'Die Suche wird geladen …';
  await expect(dialog(page).getByText(words).first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(words);
  letGo();
  await expect(dialog(page).getByRole('status')).toHaveText('1 Treffer');
});

test('the not-found page offers the search with the words of the address', async ({ page }) => {
  await openPage(page, '/waermepumpe-preise.html');
  await page.getByRole('link', { name: 'Nach „waermepumpe preise“ suchen' }).click();
  await arrived(page);
  await expect(field(page)).toHaveValue('waermepumpe preise');
  await expect(results(page).first()).toHaveAttribute('href', /waermepumpe/);
});

test.describe('the search on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('fills the screen without running over, and closes', async ({ page }) => {
    await openPage(page, '/heizung');
    await openers(page).first().tap();
    await arrived(page);
    await field(page).fill('wärmepumpe förderung');
    await expect(results(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await dialog(page).getByRole('button', { name: 'Suche schließen' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('opens from the menu too, which makes way for it', async ({ page }) => {
    await openPage(page, '/heizung');
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByRole('link', { name: 'Auf allen Seiten suchen' }).tap();
    await expect(menu).toBeHidden();
    await arrived(page);
    await expect(field(page)).toBeFocused();
    await field(page).fill('carport');
    await expect(results(page).first()).toHaveAttribute('href', /^\/garage/);
    await results(page).first().tap();
    await expect(page).toHaveURL(/\/garage/);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('the search when it cannot be loaded', () => {
  test.use({ tolerate: true });

  test('says so, and tries again', async ({ page }) => {
    await page.route('**/suche/*.json', (route) => route.abort(), { times: 1 });
    await openPage(page, '/heizung');
    await openers(page).first().click();
    await arrived(page);
    await expect(dialog(page).getByRole('alert')).toContainText('konnte nicht geladen werden');
    await dialog(page).getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });

  test('leads to the list of all pages when its code is missing', async ({ page }) => {
    await page.route('**/assets/openSearch*', (route) => route.abort());
    await openPage(page, '/heizung');
    await openers(page).first().click();
    await expect(page).toHaveURL('/heizung#alle-seiten');
    await openPage(page, '/klima');
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/klima#alle-seiten');
  });
});

test.describe('the search without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a link to a list of pages', async ({ page }) => {
    await page.goto('/heizung');
    await openers(page).first().click();
    await expect(page.locator('#alle-seiten')).toBeInViewport();
  });
});
