export { type ConsentClearing, clearNames, type NamePattern } from './clearNames';
export { type ConsentValue, consentFor } from './consentFor';
export { type CookieAdapterOptions, cookieAdapter } from './cookieAdapter';
export { createConsentStore } from './createConsentStore';
export {
  type CategoryDefinition,
  type ConsentDefinition,
  type DefinedKey,
  defineConsent,
  type ServiceDefinition,
} from './defineConsent';
export { type ConsentExpiry, maxAge } from './maxAge';
export { memoryAdapter } from './memoryAdapter';
export type { ConsentCategory, ConsentPreferences, ConsentRegister, OptionalCategory } from './preferences';
export type { ConsentReceipt } from './receipt';
export { reloadOnRevoke } from './reloadOnRevoke';
export { browserSignal, type ConsentSignal } from './signals';
export { type ConsentStorage, localStorageAdapter } from './storage';
export type { ConsentLinks, ConsentTexts } from './texts';
export type {
  CategoryDescription,
  ConsentChange,
  ConsentChangeSource,
  ConsentSnapshot,
  ConsentStore,
  ConsentStoreOptions,
} from './types';
