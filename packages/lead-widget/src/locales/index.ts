export { de } from './de';
export { deLoading } from './deLoading';
export { en, enLoading } from './en';
export type { LeadTexts, LoadingTexts, WaitingTexts } from './texts';
