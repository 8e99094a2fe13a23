export type { LeadWidgetTexts } from '../locales/texts';
export { type LeadContact, LeadHubProvider, type LeadHubProviderProps, type LeadHubSettings } from './LeadHubProvider';
export { LeadWidget, type LeadWidgetProps } from './LeadWidget';
export type { LeadWidgetTagProps } from './LeadWidgetTag';
export { type LeadHub, useLeadHub } from './useLeadHub';
