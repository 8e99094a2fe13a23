/** @typedef {{ path: string, markup: string }} Page */

/** @param {string} markup @param {string} attribute `href` or `id` @returns {Set<string>} */
const valuesOf = (markup, attribute) =>
  new Set([...markup.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value));

/**
 * What is wrong with a link of a page; null where it leads to a page and a part of it, to a file, or away.
 * @param {Map<string, Set<string>>} idsOf of every page, by path
 * @param {string} from path of the page
 * @param {string} href
 */
function problemOf(idsOf, from, href) {
  const [path = '', anchor = ''] = href.replace(/\?[^#]*/, '').split('#');
  if (!/^[/#]/.test(href) || /\.\w+$/.test(path)) return null;
  const ids = idsOf.get(path || from);
  if (!ids) return 'there is no such page';
  return anchor === '' || ids.has(anchor) ? null : 'that page has no part with this id';
}

/**
 * Links between pages that lead nowhere, as lines for people.
 * @param {readonly Page[]} pages as they are written
 */
export function linkProblems(pages) {
  const idsOf = new Map(pages.map(({ path, markup }) => [path, valuesOf(markup, 'id')]));
  return pages.flatMap(({ path, markup }) =>
    [...valuesOf(markup, 'href')].flatMap((href) => {
      const problem = problemOf(idsOf, path, href);
      return problem ? [`  ${path}: ${href}: ${problem}.`] : [];
    }),
  );
}

/**
 * Stops a build whose pages link to what is not there.
 * @param {readonly Page[]} pages
 * @throws One error that lists page, link and reason, and says what to do.
 */
export function checkLinks(pages) {
  const problems = linkProblems(pages);
  if (problems.length === 0) return;
  throw new Error(
    [
      'links: Pages link to what is not there, so the build has stopped. Correct the link in the record under src/content/, give the section that is meant an “id”, or add the page to src/routes.ts:',
      ...problems,
    ].join('\n'),
  );
}
