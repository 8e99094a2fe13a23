export { type FormatNumberOptions, formatNumber } from '../Number/formatNumber';
export { type NumberEntry, type ParseNumberOptions, parseNumber } from '../Number/parseNumber';
