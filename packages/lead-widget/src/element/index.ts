export type { LeadTexts } from '../locales/texts';
export {
  defineLeadWidget,
  type LeadWidgetAttributes,
  type LeadWidgetElement,
  type LeadWidgetElementOptions,
} from './defineLeadWidget';
