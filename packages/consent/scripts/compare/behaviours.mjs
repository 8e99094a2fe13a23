/** What is looked at. Every check gets fresh pages and answers in one short phrase. */

const QUIET_MS = 1200;
const pause = (page) => page.waitForTimeout(QUIET_MS);
const control = (page, words) =>
  page
    .locator('button:visible, a:visible')
    .filter({ hasText: new RegExp(`^\\s*${words}\\s*$`) })
    .first();
const asked = async (page, { first }) => (await control(page, first.accept).count()) > 0;
const keptIn = (page) => page.evaluate(() => JSON.stringify([localStorage, document.cookie]));

async function equalRefusal(open, contestant) {
  const page = await open('/?shown');
  await pause(page);
  const look = (words) =>
    control(page, words).evaluate((element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return {
        background: style.backgroundColor,
        colour: style.color,
        border: style.borderColor,
        font: `${style.fontSize} ${style.fontWeight}`,
        width: Math.round(width),
        height: Math.round(height),
      };
    });
  if (!(await control(page, contestant.first.refuse).count())) return 'no refusal there';
  const [accept, refuse] = [await look(contestant.first.accept), await look(contestant.first.refuse)];
  const different = Object.keys(accept).filter((key) => accept[key] !== refuse[key]);
  return different.length ? `no: ${different.join(', ')}` : 'yes';
}

async function returningVisitor(open, contestant) {
  if (!contestant.app) return '–';
  const first = await open('/');
  await control(first, contestant.first.accept).click();
  await pause(first);
  const errors = [];
  const page = await first.context().newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const response = await page.goto(new URL('/prerendered', first.url()).href);
  if (response?.status() !== 200) return 'cannot be prerendered';
  await pause(page);
  errors.push(...(await page.evaluate(() => window.recovered)));
  return errors.length ? `no: ${errors[0].slice(0, 40).trim()} …` : 'yes';
}

async function otherTab(open, contestant) {
  const page = await open('/?shown');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await pause(other);
  await control(page, contestant.first.accept).click();
  await pause(other);
  return (await asked(other, contestant)) ? 'no' : 'yes';
}

async function badValues(open, contestant) {
  const values = ['null', '{', '[]', '"yes"', '7'];
  const bad = { throws: 0, 'does not ask': 0 };
  for (const value of values) {
    const page = await open('/?shown', async (context) => {
      await context.addInitScript(
        ([key, text]) => {
          localStorage.setItem(key, text);
          document.cookie = `${key}=${encodeURIComponent(text)};path=/`;
        },
        [contestant.key, value],
      );
    });
    let thrown = '';
    page.on('pageerror', (error) => (thrown = String(error)));
    await page.reload();
    await pause(page);
    if (thrown) bad.throws += 1;
    else if (!(await asked(page, contestant))) bad['does not ask'] += 1;
  }
  const found = Object.entries(bad).filter(([, count]) => count > 0);
  return found.length
    ? `no: ${found.map(([what, count]) => `${what} for ${count} of ${values.length}`).join(', ')}`
    : 'yes';
}

async function blockedStorage(open, contestant) {
  const page = await open('/?shown', (context) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
      Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    }),
  );
  await pause(page);
  if (!(await asked(page, contestant))) return 'no: never asks';
  await control(page, contestant.first.accept).click();
  await pause(page);
  return (await asked(page, contestant)) ? 'no: asks for ever' : 'yes';
}

async function escape(open, contestant) {
  const page = await open('/?shown');
  await pause(page);
  const before = await keptIn(page);
  await control(page, contestant.first.settings).click();
  await pause(page);
  const dialog = page.locator(contestant.dialog).first();
  if (!(await dialog.isVisible())) return 'no dialog found';
  await page.keyboard.press('Escape');
  await pause(page);
  if (await dialog.isVisible()) return 'no: stays open';
  if ((await keptIn(page)) !== before) return 'no: stores';
  return (await asked(page, contestant)) ? 'yes' : 'no: the question is gone';
}

async function afterRefusing(open, contestant) {
  const page = await open('/?shown');
  await pause(page);
  const heard = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], output'),
      )
        .map((region) => region.textContent.trim())
        .join(''),
    );
  const before = await heard();
  await control(page, contestant.first.refuse).focus();
  await page.keyboard.press('Enter');
  await pause(page);
  const lost = await page.evaluate(() => document.activeElement === document.body);
  const after = await heard();
  const missing = [
    ...(lost ? ['the focus is lost'] : []),
    ...(after && after !== before ? [] : ['nothing is announced']),
  ];
  return missing.length ? `no: ${missing.join(', ')}` : 'yes';
}

async function withoutLongStorage(open, contestant) {
  const page = await open('/?shown', (context) =>
    context.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- Reflect.apply gives it its area
      Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
        apply(set, area, words) {
          if (area === localStorage) throw new DOMException('full', 'QuotaExceededError');
          return Reflect.apply(set, area, words);
        },
      });
      Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    }),
  );
  await pause(page);
  if (!(await asked(page, contestant))) return 'no: never asks';
  await control(page, contestant.first.refuse).click();
  await pause(page);
  await page.reload();
  await pause(page);
  return (await asked(page, contestant)) ? 'no: asks on every page' : 'yes';
}

async function strictPolicy(open) {
  const refused = [];
  const page = await open('/strict?shown', (context) =>
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    }),
  );
  await pause(page);
  return refused.length ? `no: ${refused.length} refused` : 'yes';
}

async function robots(open, contestant) {
  const page = await open('/');
  await pause(page);
  return (await asked(page, contestant)) ? 'yes' : 'no';
}

export const behaviours = [
  ['Refusing looks like accepting on the first layer', equalRefusal],
  ['Prerendered page hydrates cleanly for a returning visitor', returningVisitor],
  ['Another tab follows without a reload', otherTab],
  ['Unreadable stored values ask again', badValues],
  ['Storage blocked: asks, and takes the answer', blockedStorage],
  ['Long-term storage full: the answer holds for the tab', withoutLongStorage],
  ['After refusing by keyboard the focus has a place, and it is announced', afterRefusing],
  ['Esc closes the settings and stores nothing', escape],
  ["Works under `style-src 'self'`", strictPolicy],
  ['Shown to automated browsers without a setting', robots],
];
