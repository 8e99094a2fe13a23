import { deLoading } from './deLoading';
import { deWaiting } from './deWaiting';
import type { LeadTexts } from './texts';

// Not by spreading: esbuild would keep that, and with it every sentence, for whoever imports something else beside it.
/** German, the default. */
export const de: LeadTexts = /* @__PURE__ */ Object.assign({}, deLoading, deWaiting);
