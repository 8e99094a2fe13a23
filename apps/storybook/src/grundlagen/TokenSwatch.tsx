import { type PaletteToken, palettes } from '@sanierungsweg/ui/tokens';
import source from '../../../../packages/ui/src/tokens/tokens.json';
import { CopyName } from './CopyName';
import { tokenUses } from './tokenUses';

const THEMES = { light: 'hell', dark: 'dunkel' } as const;

/** A colour of a theme as tokens.json has it: a reference to a material, or a value of its own. */
function materialOf(token: PaletteToken, theme: 'light' | 'dark'): string | undefined {
  const [group, ...rest] = token.split('-');
  const roles = group === 'art' ? source.color.art : source.color.semantic;
  const { $value } = (roles[theme] as Readonly<Record<string, { readonly $value: unknown }>>)[rest.join('-')] ?? {};
  return typeof $value === 'string' ? $value.replace(/^\{color\.primitive\.(.+)\.(.+)\}$/, '$1-$2') : undefined;
}

/** A role: its colour by day and by night, its name to copy, what it is for, its value and material in both. */
export function TokenSwatch({ name }: { name: PaletteToken }) {
  return (
    <>
      <span className="fd-pair">
        <span className="fd-swatch" style={{ background: palettes.light[name] }} />
        <span className="fd-swatch" style={{ background: palettes.dark[name] }} />
      </span>
      <CopyName name={name} code={`var(--ui-${name})`} />
      <span>{tokenUses[name]}</span>
      <span className="fd-muted">
        {(['light', 'dark'] as const).map((theme) => (
          <span key={theme} className="fd-line">
            {THEMES[theme]} {palettes[theme][name]} {materialOf(name, theme)}
          </span>
        ))}
      </span>
    </>
  );
}
