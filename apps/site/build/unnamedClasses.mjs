/** A rule of a minified sheet: selectors and declarations, neither of which holds a brace or begins with an `@`. */
const RULE = /(?<=^|[{};])([^{}@;]+)\{([^{}]*)\}/g;

/** What stands in parentheses, three deep: `:not(…)` and `:is(…)` match without a class that they name. */
const ARGUMENTS = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** One of the selectors of a rule: commas within parentheses part nothing. */
const SELECTOR = new RegExp(`(?:[^,()]|${ARGUMENTS.source})+`, 'g');

/** Not `ui-…` out of `--ui-…`, which is a token. */
const words = (text) => text.match(/(?<![\w-])[a-z_][\w-]*/gi) ?? [];

/** A class in a table of variants, under the name that asks for it: destructive:`ui-button_destructive`. */
const VARIANT = /(?<![\w$-])([a-z]\w*):([`"'])([\w-]+_\1)\2/gi;

/** Classes without which a selector matches nothing. */
const classesOf = (selector) =>
  (selector.replaceAll(ARGUMENTS, '').match(/\.[a-z_][\w-]*/gi) ?? []).map((name) => name.slice(1));

/**
 * A style sheet without rules for classes that nothing of this site names: variants of components that it does not use.
 * Who puts a name together, such as `ui-table-${name}`, keeps all that begin so. A table of variants alone wears none of
 * them: nothing asks for a variant whose name stands nowhere else.
 * @param {string} css minified, without nested rules
 * @param {readonly string[]} wearers whatever may put a class into a page: markup and scripts
 * @returns {string}
 */
export function withoutUnnamedClasses(css, wearers) {
  const named = new Set(wearers.flatMap((text) => words(text.replaceAll(VARIANT, ''))));
  const variants = wearers.flatMap((text) => [...text.matchAll(VARIANT)]);
  for (const [, asked, , name] of variants) if (named.has(asked)) named.add(name);
  const starts = [...named].filter((name) => /-$|-.*_$/.test(name));
  const isNamed = (name) => named.has(name) || starts.some((start) => name.startsWith(start));
  return css
    .replaceAll(RULE, (_rule, selectors, declarations) => {
      const kept = selectors.match(SELECTOR).filter((selector) => classesOf(selector).every(isNamed));
      return kept.length > 0 ? `${kept.join(',')}{${declarations}}` : '';
    })
    .replaceAll(/@(?:media|supports)[^{};]*\{\}/g, '');
}
