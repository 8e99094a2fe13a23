type Theme = 'light' | 'dark';

/** What a style sheet says about our custom properties, per theme. */
export type Brand = Readonly<Record<Theme, ReadonlyMap<string, string>>>;

/**
 * Where a declaration holds: on light pages, on dark ones, or on both.
 * @param around selectors and conditions, from the outside in
 */
function themesOf(around: readonly string[]): readonly Theme[] {
  const inner = around.at(-1);
  // `:root` alone holds in the dark as well, and wins there: rules outside layers win over our palette.
  if (inner === undefined) return ['light', 'dark'];
  const outer = themesOf(around.slice(0, -1));
  // What is not dark is light, or says nothing, as the visitor's system may be dark.
  const parts = inner.replaceAll(/:not\([^()]*\)/g, '').split(',');
  const named = parts.flatMap((part): readonly Theme[] => {
    const [, theme] = /.*(?:prefers-color-scheme:\s*|data-theme=["']?)(light|dark)/s.exec(part) ?? [];
    return theme === 'light' || theme === 'dark' ? [theme] : outer;
  });
  return [...new Set(named)];
}

/**
 * Reads the custom properties `--ui-*` of a style sheet, with nested rules and conditions. What names a theme wins over
 * what holds in both.
 */
export function readBrand(css: string): Brand {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const general = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const around: string[] = [];
  let text = '';
  const declare = () => {
    const [, name, value] = text.match(/^\s*--ui-([\w-]+)\s*:\s*([\s\S]+?)\s*(?:!important)?\s*$/) ?? [];
    if (name && value) {
      const themes = themesOf(around);
      for (const theme of themes) (themes.length === 1 ? found : general)[theme].set(name, value);
    }
    text = '';
  };
  for (const character of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      around.push(text.trim());
      text = '';
    } else if (character === '}') {
      declare();
      around.pop();
    } else if (character === ';') declare();
    else text += character;
  }
  return {
    light: new Map([...general.light, ...found.light]),
    dark: new Map([...general.dark, ...found.dark]),
  };
}
