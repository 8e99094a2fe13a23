import { Icon, type IconName } from '@sanierungsweg/ui/icon';
import sprite from '@sanierungsweg/ui/sprite.svg?raw';

/** Inner markup of each symbol by its id. */
const marks = new Map(
  [...sprite.matchAll(/<symbol [^>]*id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(([, id, inner]) => [id, inner]),
);

/** Copyright of the icons, which whoever copies them has to pass on. */
export const iconLicence = (/^<!--\s*([\s\S]*?)\s*-->/.exec(sprite)?.[1] ?? '').trim();

/**
 * An icon whose lines stand in the page. A page shows few of them: together they weigh a tenth of the sprite, and the
 * first paint waits for no file. Never drawn in a visitor's browser.
 */
export function InlineIcon({ name }: { name: IconName }) {
  const lines = marks.get(name);
  if (lines === undefined) {
    throw new Error(`There is no icon “${name}”. Use one of: ${[...marks.keys()].join(', ')}.`);
  }
  return <Icon icon={<svg viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: lines }} />} />;
}
