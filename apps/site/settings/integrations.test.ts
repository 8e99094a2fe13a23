import { describe, expect, it } from 'vitest';
import type { Route } from '../src/routes';
import { routes } from '../src/routes';
import { INTEGRATION_KEYS, integrations, integrationWithoutId } from './integrations';

const all: readonly Route[] = routes;

/** The pages of each integration, as the decisions name them. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  home: ['/', '/handwerkersuche'],
  insulation: ['/daemmung', '/daemmung-fassade', '/daemmmaterial', '/foerderung-daemmung', '/fachbetriebe-daemmung'],
  heating: ['/heizung', '/neue-waermepumpe', '/waermepumpe-kosten', '/waermepumpe-foerderung'],
  windows: ['/fenster-tueren', '/fenster-kosten', '/fensterbauer'],
  pv: ['/photovoltaik', '/pv-fachbetrieb'],
  airConditioning: ['/klima'],
  architect: ['/architekt'],
  painter: ['/maler-putzarbeiten'],
  moving: ['/umzug'],
  flooring: ['/bodenlegearbeiten'],
  electrician: ['/elektriker-naehe'],
  partnerRegistration: ['/als-fachbetrieb-bewerben'],
  none: ['/photovoltaik-anlage', '/solaranlage-kosten', '/garage'],
};

describe('integrations', () => {
  it.each(Object.entries(PAGES))('%s stands on its pages and on no other', (key, pages) => {
    const found = all.filter((route) => route.lead && (route.lead.integration ?? 'none') === key);
    expect(found.map((route) => route.path).toSorted()).toEqual(pages.toSorted());
  });

  it('gives the energy adviser to /energieberater and its ten cities', () => {
    const found = all.filter((route) => route.lead?.integration === 'energyAdvisor').map((route) => route.path);
    expect(found).toHaveLength(11);
    expect(found.every((path) => path.startsWith('/energieberater'))).toBe(true);
  });

  it('ties module scripts to reload-once and classic ones to replace', () => {
    for (const key of INTEGRATION_KEYS) {
      const { script, strategy } = integrations[key];
      expect(strategy).toBe(script === 'module' ? 'reload-once' : 'replace');
    }
    expect(integrationWithoutId).toEqual({ script: 'async', marker: 'attribute', strategy: 'keep' });
  });
});
