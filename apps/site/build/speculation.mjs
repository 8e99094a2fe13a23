import { createHash } from 'node:crypto';

/** A pattern of addresses knows these as more than letters. */
const SPECIAL = /[.+*?^${}()[\]|\\/:]/g;
const escaped = (path) => path.replace(SPECIAL, String.raw`\$&`);
const withoutQuery = (address) => address.split('?')[0];

/** Says of itself what it is by the folder it lies in: see `types` of headers.mjs. */
export const SPECULATION_FOLDER = '/speculation/';

/** The flag of a load that a form needs (D-RELOAD) changes nothing about the document. */
export const NO_VARY_SEARCH = 'params=("daaReloaded")';

/**
 * Which pages a browser may prepare while a visitor is about to follow a link to them: those whose form needs a fresh
 * document (D-RELOAD), once the page that is shown has run the script of such a form. They are loaded in full then, every
 * other page is not. One pattern for all of them, because browsers look at each for every link.
 *
 * `moderate` is a pointer that rests on the link, or a finger. Browsers prepare nothing where data is to be saved.
 * @param {{ path: string, hub: string }[]} pages that need a fresh document, with the script of their form
 * @returns {{ path: string, content: string } | null} the file, if there are such pages
 * @see https://developer.mozilla.org/docs/Web/HTML/Element/script/type/speculationrules
 */
export function speculationRules(pages) {
  if (pages.length === 0) return null;
  const names = pages.map(({ path }) => escaped(path.slice(1)));
  const hubs = [...new Set(pages.map(({ hub }) => `script[src*=${JSON.stringify(withoutQuery(hub))}]`))];
  const rule = {
    where: {
      and: [
        { href_matches: { pathname: `/(${names.join('|')})`, search: '*', hash: '*' } },
        // Places on the page that is shown are no other page.
        { selector_matches: `:root:has(${hubs.join()}) a:not([href^="#"], [aria-current="page"])` },
      ],
    },
    eagerness: 'moderate',
    expects_no_vary_search: NO_VARY_SEARCH,
  };
  const content = JSON.stringify({ prerender: [rule] });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `${SPECULATION_FOLDER}${hash}.json`, content };
}
