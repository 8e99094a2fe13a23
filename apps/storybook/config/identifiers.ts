import { identifiers as uiIdentifiers } from '../../../packages/ui/scripts/identifiers.mjs';

interface StyleName {
  debugId?: string;
  hash: string;
  packageName?: string;
}

/** Class names of the published ui package; for everything else the hash that vanilla-extract would use. */
export function identifiers(style: StyleName): string {
  return style.packageName === '@sanierungsweg/ui' ? uiIdentifiers(style) : `${style.debugId ?? 'style'}_${style.hash}`;
}
