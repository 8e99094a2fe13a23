import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bannerHtml, firstPaintScript, settingsHtml } from './index';

const links = { privacy: '/datenschutz?a="b"&c', imprint: '/impressum' };
const asking = () => document.documentElement.hasAttribute('data-dpc-ask');

function runFirstPaint(...options: Parameters<typeof firstPaintScript>) {
  document.documentElement.removeAttribute('data-dpc-ask');
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- what a page runs in its head
  new Function(firstPaintScript(...options))();
  return asking();
}

it('draws the banner hidden, and escapes texts and addresses', () => {
  const html = bannerHtml({ texts: { ...de, purposes: '<b>&"' }, links });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('consent-banner > section')?.hasAttribute('hidden')).toBe(true);
  expect(page.querySelector('b')).toBeNull();
  expect(page.querySelector('a')?.getAttribute('href')).toBe(links.privacy);
  expect(html).not.toMatch(/style=|onclick/);
});

it('draws the settings disabled, with their reason', () => {
  const page = new DOMParser().parseFromString(settingsHtml({ texts: de, links, headingLevel: 3 }), 'text/html');
  expect(page.querySelector('fieldset')?.disabled).toBe(true);
  expect(page.querySelectorAll('h3')).toHaveLength(3);
  expect(page.querySelectorAll('input:checked')).toHaveLength(1);
  expect(page.querySelector('noscript')?.textContent).toContain(de.noScript);
});

it('firstPaintScript asks exactly where the store does, whatever is stored', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ functional: fc.anything(), marketing: fc.boolean() }).map((value) => JSON.stringify(value)),
    fc.record({ functional: fc.boolean(), marketing: fc.boolean() }).map((value) => JSON.stringify(value)),
  );
  const receipts = fc.oneof(
    fc.json(),
    fc.record({ revision: fc.integer({ min: 0, max: 4 }) }).map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(texts, receipts, fc.integer({ min: 1, max: 3 }), (text, receipt, revision) => {
      localStorage.setItem('cookie-consent', text ?? '');
      localStorage.setItem('cookie-consent-receipt', receipt);
      expect(runFirstPaint({ revision })).toBe(createConsentStore({ revision }).getSnapshot().status === 'undecided');
    }),
    { numRuns: 500 },
  );
});
