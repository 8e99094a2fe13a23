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

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && !(rule instanceof CSSStyleRule);

/** The rules that speak of such a state, with an attribute in place of it; everything around them stays. */
export function heldRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selector = PSEUDO.reduce((text, [pseudo, held]) => text.replaceAll(pseudo, held), rule.selectorText);
        return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`;
      }
      if (!isGroup(rule)) return '';
      const inside = heldRules(rule.cssRules);
      return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
    })
    .join('');
}

/** The rules of a sheet; none where another origin keeps them to itself. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

/**
 * Makes the document's styles draw `data-held` like the state that it names.
 *
 * Storybook’s own addon for that rewrites every sheet for every story that follows and opens every shadow tree, which
 * other stories are about. This one adds a sheet and takes it away again.
 * @returns What takes it away
 */
export function holdStates(): () => void {
  const style = document.createElement('style');
  const sheets = [...document.styleSheets].map(rulesOf).filter((rules) => rules !== null);
  style.textContent = sheets.map(heldRules).join('\n');
  document.head.append(style);
  return () => style.remove();
}
