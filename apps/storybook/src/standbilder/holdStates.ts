/** What a pointer or the keyboard does to an element, held as in a still. */
export type Held = 'hover' | 'focus' | 'active';

const on = (state: Held) => `[data-held~="${state}"]`;
/** A state that what surrounds an element shares with it. */
const around = (state: Held) => `:is(${on(state)}, :has(${on(state)}))`;

const PSEUDO: readonly (readonly [pseudo: RegExp, held: string])[] = [
  [/:focus-within\b/g, around('focus')],
  [/:focus-visible\b/g, on('focus')],
  [/:focus(?![\w-])/g, on('focus')],
  [/:hover\b/g, around('hover')],
  [/:active(?![\w-])/g, around('active')],
];

/** The state itself or what holds it, as strong as the state alone. */
const withHeld = (selector: string) =>
  PSEUDO.reduce((text, [pseudo, held]) => text.replaceAll(pseudo, (state) => `:is(${state},${held})`), selector);

/** The rules that speak of such a state, however deep in layers and conditions. */
function statesIn(rules: CSSRuleList | []): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return withHeld(rule.selectorText) === rule.selectorText ? [] : [rule];
    return rule instanceof CSSGroupingRule ? statesIn(rule.cssRules) : [];
  });
}

/** The rules of a sheet; none where another origin keeps them to itself. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | [] {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/**
 * Makes the document's styles draw `data-held` like the state that it names.
 *
 * Each rule keeps its place: behind all others it would win where it loses to a later one, such as the pointer to the
 * chosen tab. Storybook’s own addon for that leaves every sheet rewritten for every story that follows and opens every
 * shadow tree, which other stories are about.
 * @returns What gives the rules their own selectors back
 */
export function holdStates(): () => void {
  const found = [...document.styleSheets]
    .flatMap((sheet) => statesIn(rulesOf(sheet)))
    .map((rule) => ({ rule, own: rule.selectorText }));
  for (const { rule, own } of found) rule.selectorText = withHeld(own);
  return () => {
    for (const { rule, own } of found) rule.selectorText = own;
  };
}
