export { defineConsentElements } from './defineConsentElements';
export type { ConsentElementOptions } from './options';
