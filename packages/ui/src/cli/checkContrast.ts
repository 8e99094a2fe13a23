import { contrast } from '../../../../tooling/contrast.mjs';
import { contrastPairs, palettes } from '../tokens/values.generated';
import { type Brand, readBrand } from './readBrand';
import { readColor } from './readColor';

/** What became of a check: how many pairs were compared, and what does not hold, in words. */
export interface ContrastReport {
  readonly compared: number;
  readonly faults: readonly string[];
}

const THEMES = ['light', 'dark'] as const;
const isRole = (name: string) => name in palettes.light;
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;

/** Follows `var(--ui-…)` to a value, through the brand and then our palette. */
function valueOf(brand: Brand, theme: 'light' | 'dark', name: string, seen: readonly string[] = []): string {
  const own: Readonly<Record<string, string>> = palettes[theme];
  const value = brand[theme].get(name) ?? own[name] ?? '';
  const [, next] = value.match(/^var\(\s*--ui-([\w-]+)\s*\)$/) ?? [];
  return next && !seen.includes(next) ? valueOf(brand, theme, next, [...seen, name]) : value;
}

function unknownNames(brand: Brand): string[] {
  const names = new Set([...brand.light.keys(), ...brand.dark.keys()]);
  return [...names]
    .filter((name) => /^(?:color|art)-/.test(name) && !isRole(name))
    .map((name) => `--ui-${name} is no role of ours, so nothing reads it. The roles stand in tokens.css.`);
}

/** Compares every pair of roles of which the brand changes at least one, in both themes. */
export function checkContrast(css: string): ContrastReport {
  const brand = readBrand(css);
  const faults = unknownNames(brand);
  let compared = 0;
  for (const theme of THEMES) {
    for (const { foreground, background, minimum } of contrastPairs) {
      if (!brand[theme].has(foreground) && !brand[theme].has(background)) continue;
      const [front, back] = [foreground, background].map((name) => {
        const value = valueOf(brand, theme, name);
        return { name, value, color: readColor(value) };
      });
      const unread = [front, back].find((each) => each?.color === null);
      if (unread)
        faults.push(
          `${theme}: --ui-${unread.name} is ${unread.value}, which this command cannot read. Write it as #rrggbb.`,
        );
      if (!front?.color || !back?.color) continue;
      compared += 1;
      const reached = contrast(front.color, back.color);
      if (reached < minimum)
        faults.push(
          `${theme}: --ui-${front.name} ${front.color} on --ui-${back.name} ${back.color} reaches ${ratio(reached)} and needs ${minimum}:1.`,
        );
    }
  }
  return { compared, faults: [...new Set(faults)] };
}
