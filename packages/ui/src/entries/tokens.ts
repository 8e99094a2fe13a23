export { type TokenName, tokenNames, vars } from '../tokens/contract.generated';
export { type ContrastPair, contrastPairs, type PaletteToken, palettes } from '../tokens/values.generated';
