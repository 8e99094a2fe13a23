import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM_ARGS, findBrowser } from '../../../tooling/browser.mjs';
import { serveStorybook } from '../pictures/storybook.mjs';

// What designers open. The other tests run stories in a development build, where React's `act` waits for effects.

interface Control {
  type?: string;
  disable?: boolean;
}

interface Story {
  id: string;
  title: string;
  originalStoryFn: (...given: unknown[]) => unknown;
  parameters: { docs?: { story?: { height?: string } }; controls?: { disable?: boolean } };
  component?: { __docgenInfo?: { description?: string } };
  initialArgs: Record<string, unknown>;
  argTypes: Record<
    string,
    { description?: string; control?: Control; table?: { disable?: boolean; type?: { summary?: string } } }
  >;
}

declare global {
  /** What Storybook holds of its state in the frame of a story. */
  var __STORYBOOK_PREVIEW__:
    | {
        currentRender?: { id: string; phase?: string };
        storyStoreValue: {
          storyIndex: { entries: Record<string, { type: string; id: string; title: string }> };
          loadStory: (which: { storyId: string }) => Promise<Story>;
        };
      }
    | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, what: object) => void;
    on: (event: string, hear: (what: { newPhase: string }) => void) => void;
  };
}

let browser: Browser;
let page: Page;
let served: Awaited<ReturnType<typeof serveStorybook>>;
let errors: string[] = [];

beforeAll(async () => {
  served = await serveStorybook(fileURLToPath(new URL('../storybook-static', import.meta.url)));
  browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: CHROMIUM_ARGS });
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await start();
});

afterAll(async () => {
  await browser.close();
  await served.close();
});

/** Waits until a story has been drawn and played, however that ended. */
async function ended(id: string): Promise<void> {
  await page.waitForFunction((storyId) => {
    const now = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
    return now?.id === storyId && ['finished', 'errored'].includes(now.phase ?? '');
  }, id);
}

/** Opens Storybook at a component, in a document that has shown nothing of the site. */
async function start(): Promise<void> {
  await page.goto(`${served.url}/iframe.html?viewMode=story&id=bausteine-textfeld-textfield--leer`);
  await ended('bausteine-textfeld-textfield--leer');
}

/** Goes on to a story, as from the sidebar. */
async function open(storyId: string): Promise<void> {
  errors = [];
  await page.evaluate((which) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', which), {
    storyId,
    viewMode: 'story',
  });
  await ended(storyId);
}

it.each([
  'bausteine-meldungen-toaster--aufgefächert',
  'seitenteile-auswahl-der-einwilligung--gespeichert',
  'seitenteile-begriffe-im-text--erklaert',
  'seitenteile-erscheinungsbild-wählen--umgeschaltet',
  'seitenteile-überschrift-der-suche--mit-postleitzahl',
  'standbilder--st-button',
])('%s finds what it expects', async (id) => {
  await open(id);
  expect(errors).toEqual([]);
});

it('a page works before its story plays, the first one too', async () => {
  await start();
  const works = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        globalThis.__STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ newPhase }) => {
          if (newPhase === 'playing') resolve(document.querySelector('consent-settings')!.matches(':defined'));
        });
      }),
  );
  await open('seitenteile-auswahl-der-einwilligung--gespeichert');
  expect(await works).toBe(true);
});

it("React's effects have run before a story plays", async () => {
  await start();
  // An effect of stills has every rule about a pointer speak of what is held, too.
  const held = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const holds = (rule: CSSRule): boolean =>
          rule instanceof CSSStyleRule
            ? rule.selectorText.includes(':hover') && rule.selectorText.includes('data-held')
            : rule instanceof CSSGroupingRule && [...rule.cssRules].some(holds);
        globalThis.__STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ newPhase }) => {
          if (newPhase === 'playing')
            resolve([...document.styleSheets].some((sheet) => [...sheet.cssRules].some(holds)));
        });
      }),
  );
  await open('standbilder--st-button');
  expect(await held).toBe(true);
});

it('a story stays in view although its play function expects a narrower window', async () => {
  await open('seitenteile-kopf-der-seite--telefon-menue-offen');
  expect(errors.join()).toContain('Menü öffnen');
  expect(await page.locator('body').getAttribute('class')).toContain('sb-show-main');
});

it('every component of the packages has its docstring and what docgen knows of its props', async () => {
  const without = await page.evaluate(async () => {
    const store = globalThis.__STORYBOOK_PREVIEW__!.storyStoreValue;
    const first = new Map<string, string>();
    for (const { type, title, id } of Object.values(store.storyIndex.entries)) {
      const [section] = title.split('/');
      if (type === 'story' && ['Bausteine', 'Einwilligung', 'Anfrageformular'].includes(section!) && !first.has(title))
        first.set(title, id);
    }
    const stories = await Promise.all([...first.values()].map((storyId) => store.loadStory({ storyId })));
    return stories.filter(({ component }) => !component?.__docgenInfo?.description).map(({ title }) => title);
  });
  expect(without).toEqual([]);
});

/** The props of the components on pages that begin so, as the first story of each shows them. */
const propsOf = (sections: string[]) =>
  page.evaluate(async (wanted) => {
    const store = globalThis.__STORYBOOK_PREVIEW__!.storyStoreValue;
    const first = new Map<string, string>();
    for (const { type, title, id } of Object.values(store.storyIndex.entries)) {
      if (type === 'story' && wanted.includes(title.split('/')[0]!) && !first.has(title)) first.set(title, id);
    }
    const stories = await Promise.all([...first.values()].map((storyId) => store.loadStory({ storyId })));
    return stories.flatMap(({ title, argTypes, initialArgs }) =>
      Object.entries(argTypes).map(([name, { description, control, table }]) => {
        return { prop: `${title}: ${name}`, name, description, control, table, starts: typeof initialArgs[name] };
      }),
    );
  }, sections);

it('no control can give a component what it cannot draw', async () => {
  const props = (await propsOf(['Bausteine'])).filter(
    ({ name, table }) => name === 'asChild' || table?.type?.summary === 'ReactNode',
  );
  expect(props.length).toBeGreaterThan(30);
  expect(props.filter(({ control }) => control && !control.disable && control.type !== 'text')).toEqual([]);
});

it('no control asks in JSON for what holds a node', async () => {
  const asked = await page.evaluate(async () => {
    const holdsNode = (value: unknown): boolean =>
      typeof value === 'object' && value !== null && ('$$typeof' in value || Object.values(value).some(holdsNode));
    const store = globalThis.__STORYBOOK_PREVIEW__!.storyStoreValue;
    const ids = Object.values(store.storyIndex.entries).filter(({ type }) => type === 'story');
    const stories = await Promise.all(ids.map(({ id }) => store.loadStory({ storyId: id })));
    return stories.flatMap(({ title, argTypes, initialArgs }) =>
      Object.entries(argTypes)
        .filter(([name, { control }]) => control?.type === 'object' && !control.disable && holdsNode(initialArgs[name]))
        .map(([name]) => `${title}: ${name}`),
    );
  });
  expect([...new Set(asked)]).toEqual([]);

  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-akkordeon-accordion--anleitung`);
  const items = page.locator('.sb-controls').getByRole('row', { name: 'items' });
  await items.waitFor();
  expect(await items.locator('td').last().textContent()).toBe('-');
  await start();
});

it('no control begins with an object without what belongs in it', async () => {
  const asked = await page.evaluate(async () => {
    const store = globalThis.__STORYBOOK_PREVIEW__!.storyStoreValue;
    const ids = Object.values(store.storyIndex.entries).filter(({ type }) => type === 'story');
    const stories = await Promise.all(ids.map(({ id }) => store.loadStory({ storyId: id })));
    return stories.flatMap(({ title, argTypes, initialArgs }) =>
      Object.entries(argTypes)
        .filter(([name, { control }]) => control?.type === 'object' && !control.disable && !initialArgs[name])
        .map(([name]) => `${title}: ${name}`),
    );
  });
  // Each of their texts has words of its own to stand in.
  expect([...new Set(asked)]).toEqual([
    'Anfrageformular/Formular (LeadWidget): texts',
    'Anfrageformular/Gemeinsame Einstellungen (LeadHubProvider): texts',
  ]);

  const kinds = (await propsOf(['Bausteine'])).map(
    ({ prop, control }) => `${prop}, ${control?.disable ? 'none' : control?.type}`,
  );
  expect(kinds).toContain('Bausteine/Formular (Form): errors, object');
  expect(kinds).toContain('Bausteine/Karte (Card): letter, text');
  expect(kinds).toContain('Bausteine/Zahlenfeld (NumberField): ignore, text');
});

it('a story that draws the same whatever its controls say shows none', async () => {
  const drawn = await page.evaluate(async () => {
    const store = globalThis.__STORYBOOK_PREVIEW__!.storyStoreValue;
    const ids = Object.values(store.storyIndex.entries).filter(({ type }) => type === 'story');
    const stories = await Promise.all(ids.map(({ id }) => store.loadStory({ storyId: id })));
    return stories
      .filter(({ originalStoryFn }) => originalStoryFn.length === 0)
      .map(({ id, argTypes, parameters }) => ({
        id,
        controls:
          !parameters.controls?.disable &&
          Object.values(argTypes).some(({ control, table }) => control && !control.disable && !table?.disable),
      }));
  });
  expect(drawn.map(({ id }) => id)).toContain('bausteine-symbol-icon--alle');
  expect(drawn.filter(({ controls }) => controls).map(({ id }) => id)).toEqual([]);
});

it('no control asks for a word in the notation of code', async () => {
  const words = (await propsOf(['Bausteine', 'Einwilligung', 'Anfrageformular', 'Muster'])).filter(
    ({ starts, control }) => starts === 'string' && control && !control.disable,
  );
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter(({ control }) => control?.type === 'object').map(({ prop }) => prop)).toEqual([]);
});

it('what can be chosen is a choice of its control, and every field can be disabled by one', async () => {
  const props = await propsOf(['Bausteine']);
  const asked = (wanted: string, kind: string) =>
    props
      .filter(({ name, control }) => name === wanted && control?.type === kind && !control.disable)
      .map(({ prop }) => /\((\w+)\)/.exec(prop)?.[1]);
  expect(asked('value', 'select')).toEqual(['RadioGroup', 'Tabs']);
  expect(asked('defaultValue', 'select')).toEqual(['RadioGroup', 'Select', 'Tabs']);
  // Written letter by letter, half of a tag would be refused and a page about the error stand in the story's place.
  expect(asked('locale', 'select')).toEqual(['NumberField']);
  expect(asked('disabled', 'boolean')).toEqual([
    'RadioGroup',
    'Select',
    'Fieldset',
    'Checkbox',
    'Textarea',
    'Switch',
    'Button',
    'TextField',
    'NumberField',
  ]);
});

it('no table says “union”, “tuple”, “other” or “undefined” instead of what a prop may be', async () => {
  const summaries = (await propsOf(['Bausteine', 'Einwilligung', 'Anfrageformular', 'Muster'])).flatMap(
    ({ prop, table }) => (table?.type?.summary ? [`${prop}: ${table.type.summary}`] : []),
  );
  expect(summaries.length).toBeGreaterThan(100);
  expect(summaries.filter((summary) => /: (?:union|tuple|other)$|\| undefined|\['/.test(summary))).toEqual([]);
});

it('what passes through to HTML has its type, and a text may be another than a story offers', async () => {
  const shown = (await propsOf(['Bausteine'])).filter(({ table }) => !table?.disable);
  const typesOf = (wanted: string) => [
    ...new Set(shown.filter(({ name }) => name === wanted).map(({ table }) => table?.type?.summary)),
  ];
  // A tooltip takes the one control that it explains.
  expect(typesOf('children').filter((type) => type !== 'ReactElement')).toEqual(['ReactNode']);
  expect(typesOf('disabled')).toEqual(['boolean']);
  expect(typesOf('locale')).toEqual(['string']);

  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-feldgruppe-fieldset--anleitung`);
  const own = page.getByRole('region', { name: 'Eigenschaften' }).getByRole('rowheader');
  await expect.poll(() => own.allTextContents()).toEqual(['legend nötig', 'hint', 'error']);
  await start();
});

it('a part of the site has the look that the site gives its components', async () => {
  await open('seitenteile-rechner-calculatorsection--finder');
  const name = page.locator('label', { hasText: 'Photovoltaik' }).getByText('Photovoltaik');
  expect(await name.evaluate((each) => getComputedStyle(each).textAlign)).toBe('center');
});

/** Sets what a control sets. */
const control = (storyId: string, updatedArgs: object) =>
  page.evaluate((what) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', what), {
    storyId,
    updatedArgs,
  });

it('controls set what a component starts with', async () => {
  const dialog = 'bausteine-dialog--geschlossen';
  await open(dialog);
  await control(dialog, { open: true });
  await page.getByRole('dialog', { name: 'Anfrage verwerfen?' }).waitFor();

  const select = 'bausteine-auswahlliste-select--standard';
  await open(select);
  const chosen = page.getByRole('combobox');
  const before = await chosen.inputValue();
  const other = await chosen.locator('option').last().getAttribute('value');
  expect(other).not.toBe(before);
  await control(select, { defaultValue: other });
  await expect.poll(() => chosen.inputValue()).toBe(other);

  const form = 'bausteine-formular-form--standard';
  await open(form);
  await control(form, { errors: [{ field: 'form-mail', message: 'Es fehlt das @.' }] });
  await page.getByRole('group', { name: 'Bitte ändern Sie das noch' }).waitFor();
});

it.each<[id: string, args: object]>([
  ['bausteine-schaltfläche-button--alle-varianten', {}],
  ['bausteine-schritte-steps--drei-schritte', { drawn: true }],
])('%s stays as wide as a phone with %j', async (id, args) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(id);
  await control(id, args);
  if ('drawn' in args) await page.locator('#storybook-root svg').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('says of every prop what it is, and never that its type is unknown', async () => {
  const all = await propsOf(['Bausteine', 'Einwilligung', 'Anfrageformular', 'Seitenteile', 'Seiten', 'Muster']);
  const shown = all.filter(({ table }) => !table?.disable);
  expect(shown.length).toBeGreaterThan(200);
  expect(shown.filter(({ description }) => !description).map(({ prop }) => prop)).toEqual([]);
  expect(shown.filter(({ table }) => table?.type?.summary === 'unknown').map(({ prop }) => prop)).toEqual([]);
});

it('the page of a tooltip shows every one that is open', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-tooltip--anleitung`);
  const tips = ['offen', 'langer-text'].map((name) =>
    page.frameLocator(`iframe[src*="bausteine-tooltip--${name}"]`).getByRole('tooltip'),
  );
  await expect.poll(() => Promise.all(tips.map((tip) => tip.isVisible())), { timeout: 30_000 }).toEqual([true, true]);
});

it('a page says which examples only begin what they play, and leads to where they do', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-zahlenfeld-numberfield--anleitung`);
  const ways = page.getByRole('link', { name: 'Ansehen, was danach geschieht' });
  await expect.poll(() => ways.count()).toBe(2);
  expect(await ways.last().getAttribute('href')).toBe(
    './?path=/story/bausteine-zahlenfeld-numberfield--falsch-eingeben',
  );
  // Where examples play on the page already, nothing is left to see.
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-tooltip--anleitung`);
  await page.getByRole('heading', { name: 'Mit der Tastatur' }).waitFor();
  expect(await ways.count()).toBe(0);
});

it('an error of an example leads to the field of that example', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-formular-form--anleitung`);
  const example = page.locator('.docs-story').nth(1);
  await example.getByRole('link', { name: 'In der E-Mail-Adresse fehlt das @.' }).click();
  const field = example.getByRole('textbox', { name: 'E-Mail' });
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
});

it('the page of the pattern for forms shows its errors and what follows when it was sent, all within their frames', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=muster-formularseite--anleitung`);
  const [errors, sent] = ['mit-fehlern', 'gesendet'].map((name) =>
    page.frameLocator(`iframe[src*="muster-formularseite--${name}"]`),
  );
  await errors!.getByRole('group', { name: 'Bitte ändern Sie das noch' }).waitFor({ timeout: 30_000 });
  await sent!.getByText('Ihre Anfrage ist angekommen').waitFor({ timeout: 30_000 });
  const hidden = await errors!.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
  expect(hidden).toBe(0);
});

it('a part of the site begins with what it is for', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=seitenteile-häufige-fragen--anleitung`);
  const purpose = page.getByRole('heading', { level: 1, name: 'Häufige Fragen' }).locator('+ p');
  await expect.poll(() => purpose.textContent()).toContain('Antworten sich einzeln öffnen');
});

it('a list of choices says “Wählen …” while nothing is chosen, and its first choice can be chosen', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-schaltfläche-button--anleitung`);
  const size = page.locator('select[id$="-size"]');
  const button = page.locator('.docs-story').first().getByRole('button', { name: 'Angebot anfordern' });
  const height = async () => (await button.boundingBox())?.height;
  // Storybook draws its controls once more when all of the page has arrived.
  await button.click();
  await expect.poll(() => size.locator('option:checked').textContent()).toBe('Wählen …');
  expect(await height()).toBe(44);
  await size.selectOption('sm');
  await expect.poll(height).toBe(36);
});

it.each([
  ['the reference', 'referenz-ui-dialog--referenz', 'description?'],
  ['a README', 'pakete-ui-readme--anleitung', 'styles.unlayered.css'],
])('a table of %s breaks no word, and its page stays as wide as a phone', async (_, id, words) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=${id}`);
  const name = page.locator('td code', { hasText: words }).first();
  const lines = await name.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('a README stays English, and the buttons beside its code speak German', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=pakete-lead-widget-readme--anleitung`);
  const readme = page.locator('[lang="en"]', {
    has: page.getByRole('heading', { name: '@sanierungsweg/lead-widget' }),
  });
  await readme.getByRole('button', { name: 'Kopieren' }).first().waitFor();
  const sentences = await readme.locator('p, h2').allTextContents();
  expect(sentences).toContain('Accessibility');
  expect(sentences.find((sentence) => sentence.includes('dist/lead-widget.global.js'))).toMatch(/^Copy /);
});

it('the toolbar has any story read from the right', async () => {
  const side = async (direction: string) => {
    await page.goto(
      `${served.url}/iframe.html?viewMode=story&globals=direction:${direction}&id=bausteine-kennzeichnung-badge--neutral`,
    );
    await ended('bausteine-kennzeichnung-badge--neutral');
    const { left, right } = await page
      .locator('#storybook-root > *')
      .first()
      .evaluate((badge) => badge.getBoundingClientRect());
    return left < 1280 - right ? 'left' : 'right';
  };
  expect([await side('ltr'), await side('rtl')]).toEqual(['left', 'right']);
});

it.each([
  'bausteine-menü-im-kopf-navmenu--anleitung',
  'anfrageformular-gemeinsame-einstellungen-leadhubprovider--anleitung',
  'pakete-lead-widget-readme--anleitung',
  'pakete-ui-readme--anleitung',
  'referenz-ui-number--referenz',
])('%s is as wide as a phone', async (id) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs code').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it.each([
  ['bausteine-auswahl-radiogroup--nebeneinander', 390],
  ['bausteine-kästchen-checkbox--mit-erklärung', 390],
  ['willkommen--blick', 390],
  ['willkommen--blick', 1440],
] as const)('%s tears no word at a letter at %i px', async (id, width) => {
  await page.setViewportSize({ width, height: 800 });
  await open(id);
  const torn = await page.locator('#storybook-root label').evaluateAll((labels) => {
    const range = document.createRange();
    return labels.flatMap((label) => {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      // What follows a soft hyphen may stand on the next line; its first letter comes with the hyphen on this one.
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<![\p{L}\u00ad])\p{L}+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
        }
      return words;
    });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(torn).toEqual([]);
});

it('a heading of long words is no wider than the smallest phone', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('bausteine-überschrift-heading--langer-text');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it.each([390, 1280])('the tables of a component break at words, with all of their border, at %i px', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-schaltfläche-button--anleitung`);
  await page.locator('.sb-controls textarea').waitFor();
  const start = page.locator('.sb-props td:nth-child(3) code').first();
  expect(await start.textContent()).toBe('default');
  expect(await start.evaluate((code) => code.getClientRects().length)).toBe(1);
  const controls = page.locator('.sb-controls');
  expect(await controls.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it.each([
  'einwilligung-anbieter-consentprovider--unentschieden',
  'einwilligung-banner-consentbanner--erster-besuch',
  'einwilligung-banner-consentbanner--lange-texte',
  'einwilligung-dialog-consentdialog--unentschieden',
  'seitenteile-suche-searchdialog--kein-treffer',
])('the frame of %s in the documentation shows all of what is fixed to it', async (id) => {
  const rem = await page.evaluate(async (storyId) => {
    const { parameters } = await globalThis.__STORYBOOK_PREVIEW__!.storyStoreValue.loadStory({ storyId });
    return Number.parseFloat(parameters.docs?.story?.height ?? '');
  }, id);
  await page.setViewportSize({ width: 1000, height: rem * 16 });
  await open(id);
  const box = page.locator('.dpc-bar, dialog[open]').first();
  await box.waitFor();
  expect(await box.evaluate((fixed) => fixed.scrollHeight - fixed.clientHeight)).toBe(0);
  expect(await box.evaluate((fixed) => innerHeight - fixed.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('the pages of the foundations give every name to copy', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await open('grundlagen-symbole--symbole');
  await page.getByRole('button', { name: 'battery' }).click();
  await expect.poll(copied).toBe('<Icon name="battery" />');
  await open('grundlagen-farbe--farbe');
  const role = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'art-wool', exact: true }) });
  await role.getByRole('button').click();
  await expect.poll(copied).toBe('var(--ui-art-wool)');
  expect(await role.textContent()).toMatch(/Dämmung, sonst nichts.*hell #fccf47 daemmgelb-400.*dunkel #fccf47/);
});

it('empty controls and a search without result speak German', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-textfeld-textfield--anleitung`);
  const controls = page.locator('.sb-controls');
  await controls.getByRole('textbox').first().waitFor();
  const english = /\b(?:choose|edit|set)\b/i;
  const words = await controls
    .locator('textarea, input, option, button')
    .evaluateAll((all) => all.flatMap((each) => [each.getAttribute('placeholder') ?? '', each.textContent]));
  expect(words.filter((word) => english.test(word))).toEqual([]);
  expect(words).toContain('Text eingeben');

  await page.goto(served.url);
  await page.getByPlaceholder('Bausteine suchen').fill('Nirgends');
  await page.getByText('Nichts gefunden').waitFor();
});

it('the sections of the sidebar fold in German, each by its name', async () => {
  await page.goto(served.url);
  const section = page.locator('#storybook-explorer-tree').getByRole('button', { name: 'Grundlagen: Einklappen' });
  await section.click();
  await page.getByRole('button', { name: 'Grundlagen: Ausklappen' }).click();
  await section.waitFor();
  const labels = await page
    .locator('#storybook-explorer-tree button[aria-label]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter((label) => /collapse|expand/i.test(label ?? ''))).toEqual([]);
  const unfolding = labels.filter((label) => label?.includes('Alle ausklappen'));
  expect(unfolding).toContain('Grundlagen: Alle ausklappen');
  expect(new Set(unfolding).size).toBe(unfolding.length);
});

it('the way from the list of pages to the chosen one is written in German', async () => {
  await page.goto(`${served.url}/?path=/story/willkommen--ueberblick`);
  const list = page.locator('#storybook-explorer-tree');
  const way = list.getByRole('link', { name: 'Zum Inhalt springen' });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#storybook-preview-wrapper');
  expect(await list.getByText('Skip to content').count()).toBe(0);
});

it('headings within stills are none of the page; every other has words, something below it and a way to it', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=bausteine-karte-card--anleitung`);
  const contents = page.getByRole('navigation').filter({ hasText: 'Auf dieser Seite' });
  await contents.getByRole('link', { name: 'CardTitle' }).waitFor();
  const leading = await contents
    .getByRole('link')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map(({ textContent, hash }) => [
        textContent,
        document.getElementById(decodeURIComponent(hash.slice(1)))?.textContent,
      ]),
    );
  expect(leading.map(([name]) => name)).toContain('So nicht');
  expect(leading.filter(([name, target]) => !name || !target)).toEqual([]);
  await page.getByRole('row', { name: 'Ruhe' }).getByRole('heading', { name: 'Dach' }).first().waitFor();
  expect(await contents.getByRole('link', { name: 'Dach' }).count()).toBe(0);
  const body = page.locator('section', { has: page.getByRole('heading', { name: 'CardBody' }) });
  expect(await body.locator('p, table').count()).toBe(1);
});

it('the page of a component speaks German, and keeps day and night apart in its stills and code', async () => {
  await page.goto(
    `${served.url}/iframe.html?viewMode=docs&globals=theme:dark&id=bausteine-aufklapper-disclosure--anleitung`,
  );
  await page.getByRole('switch', { name: 'Code zeigen' }).first().waitFor();
  // Blocks of code come when their colouring has been loaded, stills when their theme is known.
  await page.locator('.docblock-source').nth(1).waitFor();
  await page.getByRole('row', { name: 'Offen' }).getByRole('paragraph').nth(1).waitFor();
  const colors = await page
    .getByRole('row', { name: 'Offen' })
    .getByRole('paragraph')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(new Set(colors).size).toBe(2);
  const grounds = await page
    .locator('.docblock-source')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(grounds.length).toBeGreaterThan(1);
  expect(grounds).not.toContain('rgb(255, 255, 255)');
});

it('the smallest headings of a reference can be read by night', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&globals=theme:dark&id=referenz-consent-core--referenz`);
  const smallest = page.locator('#storybook-docs h6', { hasText: 'Parameters' }).first();
  await smallest.waitFor();
  const [own, around] = await smallest.evaluate((heading) =>
    [heading.firstElementChild ?? heading, heading.parentElement!].map((each) => getComputedStyle(each).color),
  );
  expect(own).toBe(around);
});

it('stills of tables look as the component does, not as tables of the page around them', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=docs&globals=theme:light&id=bausteine-tabelle-table--anleitung`);
  const head = page
    .locator('.sb-stills > table > tbody > tr')
    .first()
    .locator('.sb-still[data-theme="dark"] tbody th')
    .first();
  await head.waitFor();
  const { color, ink, above } = await head.evaluate((cell) => ({
    color: getComputedStyle(cell).color,
    ink: getComputedStyle(cell.closest('.sb-still')!).color,
    above: getComputedStyle(cell.closest('tr')!).borderTopWidth,
  }));
  expect(color).toBe(ink);
  expect(above).toBe('0px');
});

it('stills hold what a pointer does to the component itself', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  /** How a row of stills looks in light. */
  const looks = (name: string) =>
    page
      .locator('.sb-stills > table > tbody > tr')
      .filter({ has: page.locator(`th:text-is("${name}")`) })
      .first()
      .locator('td')
      .first()
      .evaluate((cell) =>
        [...cell.querySelectorAll('*')].map((each) => {
          const { backgroundColor, borderColor, boxShadow, color, outlineStyle, textDecoration } =
            getComputedStyle(each);
          return { tag: each.tagName, backgroundColor, borderColor, boxShadow, color, outlineStyle, textDecoration };
        }),
      );
  for (const name of ['button', 'link', 'text-field', 'checkbox', 'switch', 'disclosure', 'tabs', 'nav-menu', 'card']) {
    await page.mouse.move(0, 0);
    await open(`standbilder--st-${name}`);
    const reached = page.locator('.sb-stills tbody td').first().locator('button, a[href], input, summary').first();
    const still = await looks('Zeiger darauf');
    await reached.hover();
    await expect.poll(() => looks('Ruhe'), { message: name }).toEqual(still);
  }
  await page.mouse.move(0, 0);
  await open('standbilder--st-text-field');
  const pressed = await looks('Gedrückt');
  await page.locator('.sb-stills input').first().hover();
  await page.mouse.down();
  await expect.poll(() => looks('Ruhe')).toEqual(pressed);
  await page.mouse.up();
  await page.emulateMedia({ reducedMotion: null });
});

it('an address that leads to no story says so in German, and the next story is drawn', async () => {
  await page.goto(`${served.url}/iframe.html?viewMode=story&id=bausteine-reiter-tabs--weg`);
  await page.getByRole('heading', { level: 1, name: 'Diese Ansicht gibt es nicht' }).waitFor();
  expect(await page.getByText('configuration issue').isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Zum Anfang' }).getAttribute('href')).toBe('./');
  await open('bausteine-reiter-tabs--standard');
  await page.getByRole('tab', { name: 'Luft' }).waitFor();
  expect(await page.locator('.sb-missing').count()).toBe(0);
});
