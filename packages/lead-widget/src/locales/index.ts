export { de } from './de';
export { en } from './en';
export type { LeadContact, LeadTexts } from './texts';
