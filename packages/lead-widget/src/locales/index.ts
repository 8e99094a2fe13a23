export { de } from './de';
export { en } from './en';
export type { LeadTexts } from './texts';
