export type { NamePattern } from './clearNames';
export { type ConsentValue, consentFor } from './consentFor';
export { type CookieAdapterOptions, cookieAdapter } from './cookieAdapter';
export { createConsentStore } from './createConsentStore';
export { memoryAdapter } from './memoryAdapter';
export type { ConsentCategory, ConsentPreferences } from './preferences';
export { type ConsentStorage, localStorageAdapter } from './storage';
export type {
  ConsentChange,
  ConsentChangeSource,
  ConsentSnapshot,
  ConsentStore,
  ConsentStoreOptions,
} from './types';
