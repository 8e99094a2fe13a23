export { type TokenName, tokenNames, vars } from '../tokens/contract.generated';
export { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '../tokens/durations.generated';
export { type ContrastPair, contrastPairs, type PaletteToken, palettes } from '../tokens/values.generated';
