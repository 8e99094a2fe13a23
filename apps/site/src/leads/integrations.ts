/** The kinds of forms that the lead provider offers; `spec` calls them integrations (D-PROVIDER). */
export const INTEGRATION_KEYS = [
  'home',
  'insulation',
  'heating',
  'energyAdvisor',
  'windows',
  'pv',
  'airConditioning',
  'architect',
  'painter',
  'moving',
  'flooring',
  'electrician',
  'partnerRegistration',
] as const;

export type IntegrationKey = (typeof INTEGRATION_KEYS)[number];
