export { type LeadContact, type LeadTexts } from '../locales/texts';
export { LeadHubProvider, type LeadHubProviderProps, type LeadHubSettings } from './LeadHubProvider';
export { LeadWidget, type LeadWidgetProps } from './LeadWidget';
export { type LeadHub, type LeadHubHookOptions, useLeadHub } from './useLeadHub';
