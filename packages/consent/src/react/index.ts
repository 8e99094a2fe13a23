export type { ConsentLinks, ConsentTexts } from '@sanierungsweg/consent/core';
export type { ScriptPolicy } from '../scripts/trustedTypes';
export { type ConsentContextValue, type ConsentLink, useConsentContext } from './ConsentContext';
export { ConsentEmbed, type ConsentEmbedProps } from './ConsentEmbed';
export { ConsentGate, type ConsentGateProps } from './ConsentGate';
export { ConsentProvider, type ConsentProviderProps } from './ConsentProvider';
export { ConsentScript, type ConsentScriptProps } from './ConsentScript';
export type { ConsentEmbedTagProps, ConsentSettingsTagProps, ConsentTagProps } from './ConsentTags';
export { type Consent, useConsent } from './useConsent';
