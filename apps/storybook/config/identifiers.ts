import { identifiers as uiIdentifiers } from '../../../packages/ui/scripts/identifiers.mjs';

interface StyleName {
  debugId?: string;
  hash: string;
  filePath: string;
}

/**
 * Class names of the published ui package, which style sheets of the site name; for everything else the hash that
 * vanilla-extract would use. The package of a style is for its plugin always the one that is being built.
 */
export function identifiers(style: StyleName): string {
  const isOfUi = style.filePath.includes('packages/ui/');
  return isOfUi ? uiIdentifiers(style) : `${style.debugId ?? 'style'}_${style.hash}`;
}
