/** The kinds of forms that the lead provider offers; the operator gives each its id (D-PROVIDER). */
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

/** How a hub script is loaded and how its container is marked. */
export interface Integration {
  kind: 'module' | 'async';
  /** `class="daa-{id}"` or `data-daa="{id}"`. */
  marker: 'class' | 'attribute';
  /** What to do about a hub script of an earlier page (D-STRATEGY). */
  strategy: 'keep' | 'replace' | 'reload-once';
}

const onceByClass: Integration = { kind: 'module', marker: 'class', strategy: 'reload-once' };
const onceByAttribute: Integration = { kind: 'module', marker: 'attribute', strategy: 'reload-once' };
const eachTimeByClass: Integration = { kind: 'async', marker: 'class', strategy: 'replace' };
const eachTimeByAttribute: Integration = { kind: 'async', marker: 'attribute', strategy: 'replace' };

/** The table of docs/decisions/specification.md. Anchors, calls to action and numbers of offers belong to the route. */
export const integrations: Readonly<Record<IntegrationKey, Integration>> = {
  home: onceByClass,
  insulation: onceByClass,
  heating: onceByClass,
  energyAdvisor: onceByAttribute,
  windows: onceByAttribute,
  pv: onceByAttribute,
  airConditioning: eachTimeByClass,
  architect: eachTimeByClass,
  painter: eachTimeByClass,
  moving: eachTimeByAttribute,
  flooring: eachTimeByAttribute,
  electrician: eachTimeByClass,
  partnerRegistration: eachTimeByClass,
};

/** The hub without an integration id notices containers that appear late. */
export const integrationWithoutId: Integration = { kind: 'async', marker: 'attribute', strategy: 'keep' };
