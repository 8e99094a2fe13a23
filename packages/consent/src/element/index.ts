export { defineConsentElements } from './defineConsentElements';
export { type ConsentEmbedOptions, defineConsentEmbed } from './defineConsentEmbed';
export type { ConsentElementOptions } from './options';
