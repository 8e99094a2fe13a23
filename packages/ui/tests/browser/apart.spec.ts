import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { components } from '../../scripts/entries.mjs';
import { expect, test } from './test';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const sheet = (name: string) => read(`dist/${name}.css`);
const page = read('tests/browser/fixture/page.css');
const WHOLE = ['styles', 'tokens', 'base', 'foundation', 'fonts', 'styles.unlayered'];
const entries = readdirSync(new URL('../../dist', import.meta.url))
  .filter((file) => file.endsWith('.css'))
  .map((file) => file.slice(0, -'.css'.length))
  .filter((name) => !WHOLE.includes(name));

/** What a page says of itself, with or without us. */
const PAGE =
  'body{margin:0;font:400 1.0625rem/1.6 var(--ui-font-body);color:var(--ui-color-text);background:var(--ui-color-surface)}';

/** As portals of 2012 have it: every element flat, everything inherited, outside layers. */
const OLD_RESET = `
html,body,div,span,h1,h2,h3,h4,p,blockquote,a,em,strong,dl,dt,dd,ol,ul,li,fieldset,form,label,legend,table,caption,
tbody,tfoot,thead,tr,th,td,figure,details,summary,section,nav,button,input,select,textarea,progress,dialog
{margin:0;padding:0;border:0;font:inherit;vertical-align:baseline;background:transparent;box-sizing:content-box;list-style:none;color:inherit}
a{text-decoration:none}table{border-collapse:collapse;border-spacing:0}*:focus{outline:0}`;

const WAYS = {
  'its own style sheet alone': `${sheet('tokens')}${sheet('foundation')}${PAGE}${entries.map(sheet).join('')}`,
  'an old reset': `${OLD_RESET}${PAGE}${sheet('styles.unlayered')}`,
};

const SIDES = ['block-start', 'block-end', 'inline-start', 'inline-end'];

const PROPERTIES = [
  'display appearance border-radius cursor position margin-block-start margin-block-end',
  'background-color color text-decoration-line text-align',
  'font-family font-size font-weight line-height letter-spacing',
  ...SIDES.map((side) => `padding-${side} border-${side}-width border-${side}-style`),
].flatMap((names) => names.split(' '));

/** Whatever has a class of ours, and what components style inside without one. */
const ELEMENTS = [
  '[class^="ui-"]:not(.ui-visually-hidden)',
  ':is(.ui-breadcrumbs, .ui-error-summary, .ui-nav-menu, .ui-mobile-menu, .ui-card-title) a',
  '[class^="ui-"] :is(caption, th, td, :not(svg) > svg)',
  ':is(.ui-card-body, .ui-dialog-inner, .ui-step, .ui-prose) > p',
  ':is(.ui-nav-menu, .ui-mobile-menu) ul',
  '.ui-disclosure-summary h3',
].join();

async function looks(target: Page, path: string, css: string) {
  await target.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: css + page }));
  await target.goto(path);
  const seen = await target.evaluate(
    ([selector, properties]) =>
      [...document.querySelectorAll(selector)].flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo || null);
          if (pseudo && style.content === 'none') return [];
          return properties.map((property) => [
            `${element.localName}.${element.getAttribute('class')?.replaceAll(' ', '.')}${pseudo} ${property}`,
            style.getPropertyValue(property),
          ]);
        }),
      ),
    [ELEMENTS, PROPERTIES] as const,
  );
  await target.unroute('**/*.css');
  return seen;
}

/** What is still to be seen of ours where a page says `hidden` of it. */
const seenThoughHidden = (target: Page) =>
  target.evaluate(() =>
    [...document.querySelectorAll('[class^="ui-"]')]
      .filter((element) => {
        element.setAttribute('hidden', '');
        const isSeen = element.getClientRects().length > 0;
        element.removeAttribute('hidden');
        return isSeen;
      })
      .map((element) => element.getAttribute('class')),
  );

for (const name of ['blocks', 'buttons', 'data', 'dialog', 'fields', 'forms', 'menus', 'numbers', 'tips']) {
  for (const [way, css] of Object.entries(WAYS)) {
    test(`/${name} looks the same under ${way}, and hides what is hidden`, async ({ page: target }) => {
      const wanted = await looks(target, `/${name}`, sheet('styles'));
      expect.soft(await seenThoughHidden(target)).toEqual([]);
      const found = await looks(target, `/${name}`, css);
      expect.soft(await seenThoughHidden(target)).toEqual([]);
      expect(found.length).toBe(wanted.length);
      const differences = found.flatMap(([what, value], index) =>
        wanted[index]?.[1] === value ? [] : [`${what}: ${value} instead of ${wanted[index]?.[1]}`],
      );
      expect(differences).toEqual([]);
    });
  }
}

test('nothing moves for whoever asks for that, with its own style sheet alone', async ({ page: target }) => {
  const moving = () =>
    target.evaluate(() =>
      [...document.querySelectorAll('[class^="ui-"], [class^="ui-"] svg')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const { transitionDuration } = getComputedStyle(element, pseudo || null);
          return /[1-9]/.test(transitionDuration)
            ? [`${element.localName}.${element.getAttribute('class')}${pseudo}`]
            : [];
        }),
      ),
    );
  await target.route('**/*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: WAYS['its own style sheet alone'] + page }),
  );
  for (const name of ['blocks', 'buttons', 'forms', 'menus', 'words']) {
    await target.emulateMedia({ reducedMotion: 'no-preference' });
    await target.goto(`/${name}`);
    expect.soft((await moving()).length, name).toBeGreaterThan(0);
    await target.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await moving(), name).toEqual([]);
  }
});

/** Classes in the script of an entry that any sheet has rules for. */
const drawnBy = (name: string) =>
  [...new Set([...read(`dist/${name}.js`).matchAll(/(?<=["'` ])ui-[\w-]+/g)].map(([each]) => each))].filter((each) =>
    hasRules('styles', each),
  );
const hasRules = (name: string, each: string) => new RegExp(`\\.${each}(?![\\w-])`).test(sheet(name));

test('every class that an entry draws has its rules in its sheet, or in that of another as the README says', () => {
  const beside = components.flatMap((name) => {
    const others = [...read(`dist/${name}.js`).matchAll(/from ["']@sanierungsweg\/ui\/([\w-]+)/g)].map(
      ([, other]) => other,
    );
    return [name, ...(others as string[])].flatMap((drawn) => {
      const lacking = drawnBy(drawn).find((each) => !entries.includes(name) || !hasRules(name, each));
      if (!lacking) return [];
      // What it draws by name alone, without importing who has the rules.
      const owner = drawn === name ? entries.find((each) => hasRules(each, lacking)) : drawn;
      return [`${name} needs ${owner}`];
    });
  });
  const said = [...read('README.md').matchAll(/`([\w-]+)\.css` (needs) `([\w-]+)\.css`/g)];
  expect(beside).toEqual(said.map((words) => words.slice(1).join(' ')));
});

test('no published sheet holds a value that was never given', () => {
  for (const name of [...WHOLE, ...entries])
    expect(sheet(name), name).not.toMatch(/:\s*(?:undefined|null|NaN|\[object)/);
});

/** What is asked of the last element of each selector that asks `:has()` of one before it; nothing is written as `''`. */
function afterHas(css: string): string[] {
  const selectors = [...css.matchAll(/[^{}]+(?=\{)/g)].flatMap(([rule]) => {
    let short = rule.replaceAll(/\[[^\]]*\]/g, '[]');
    // From within: `has` stays as a sign, lists of choices as a class, all else asks for nothing that is looked up.
    for (let before = ''; before !== short; ) {
      before = short;
      short = short.replace(/:([a-z-]+)\(([^()]*)\)/, (_, name, inside) =>
        name === 'has' || inside.includes('§') ? '§' : name === 'is' ? '.is' : '',
      );
    }
    return short.split(',');
  });
  return selectors.flatMap((selector) => {
    const elements = selector.trim().split(/\s*[\s>+~]\s*/);
    const last = elements.pop() ?? '';
    return elements.some((each) => each.includes('§')) ? [/^[a-z]|[.#§[]/.test(last) ? last : ''] : [];
  });
}

test('no rule ends in just any element after `:has()`: each change would style the whole page anew', () => {
  expect(afterHas('.a:has(:focus) *{}.a:not(:has(b)) > :not(.c){}.a:has(b):hover{}.a:has(b) :is(b, i){}')).toEqual([
    '',
    '',
    '.is',
  ]);
  const found = afterHas(sheet('styles'));
  expect(found.length).toBeGreaterThan(0);
  expect(found).not.toContain('');
});
