export type { LeadTexts } from '../locales/texts';
export { defineLeadWidget, type LeadWidgetElement, type LeadWidgetElementOptions } from './defineLeadWidget';
