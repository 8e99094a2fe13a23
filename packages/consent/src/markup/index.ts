export type { ScriptPolicy } from '../scripts/trustedTypes';
export { type BlockMarkupOptions, blockMarkup } from './blockMarkup';
