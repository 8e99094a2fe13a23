export { defineConsentElements } from './defineConsentElements';
export { type ConsentEmbedAttributes, type ConsentEmbedOptions, defineConsentEmbed } from './defineConsentEmbed';
export type { ConsentElementOptions, ConsentSettingsAttributes } from './options';
