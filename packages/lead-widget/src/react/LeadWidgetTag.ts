import type { LeadWidgetAttributes, LeadWidgetElement } from '@sanierungsweg/lead-widget/element';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/**
 * What `<lead-widget>` takes in JSX, where `defineLeadWidget` of `/element` has defined it: its own attributes and those of
 * every element of HTML. Renders on a server as it is written. `LeadWidget` of this entry needs no element.
 *
 * @example <lead-widget integration="abc" plz="04109"><a href="tel:0301234567">030 1234567</a></lead-widget>
 */
export interface LeadWidgetTagProps
  extends DetailedHTMLProps<HTMLAttributes<LeadWidgetElement>, LeadWidgetElement>,
    LeadWidgetAttributes {
  /** Names of classes; React 18 writes `className` of such an element as an attribute of that name. Default: none. */
  class?: string | undefined;
  /** Hears each change of state from React 19 on; before, listen by a ref. Default: nothing happens. */
  'onlead-widget-status'?: ((event: HTMLElementEventMap['lead-widget-status']) => void) | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lead-widget': LeadWidgetTagProps;
    }
  }
}
