import { deLoading } from './deLoading';
import { deWaiting } from './deWaiting';
import type { LeadTexts } from './texts';

/** German, the default. */
export const de: LeadTexts = { ...deLoading, ...deWaiting };
