import type { ConsentEmbedAttributes, ConsentSettingsAttributes } from '@sanierungsweg/consent/element';
import type { DetailedHTMLProps, HTMLAttributes, IframeHTMLAttributes } from 'react';

/**
 * What `<consent-banner>` and `<consent-dialog>` take in JSX, where `defineConsentElements` of `/element` has defined
 * them: attributes of every element of HTML. `ConsentBanner` and `ConsentDialog` of `/ui` need no elements.
 *
 * @example <consent-banner class="question" />
 */
export interface ConsentTagProps extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  /** Names of classes; React 18 writes `className` of such an element as an attribute of that name. Default: none. */
  class?: string | undefined;
}

/**
 * What `<consent-settings>` takes in JSX: its own attribute and those of every element of HTML.
 *
 * @example <consent-settings heading-level="3" />
 */
export interface ConsentSettingsTagProps extends ConsentTagProps, ConsentSettingsAttributes {}

/**
 * What `<consent-embed>` takes in JSX, where `defineConsentEmbed` of `/element` has defined it: its own attributes, and
 * those of a frame, to which they go.
 *
 * @example <consent-embed title="Anfahrt" src="https://maps.example.org/embed" provider="Beispiel Karten GmbH" />
 */
export interface ConsentEmbedTagProps
  extends Omit<DetailedHTMLProps<IframeHTMLAttributes<HTMLElement>, HTMLElement>, keyof ConsentEmbedAttributes>,
    ConsentEmbedAttributes {
  /** Names of classes; React 18 writes `className` of such an element as an attribute of that name. Default: none. */
  class?: string | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'consent-banner': ConsentTagProps;
      'consent-dialog': ConsentTagProps;
      'consent-settings': ConsentSettingsTagProps;
      'consent-embed': ConsentEmbedTagProps;
    }
  }
}
