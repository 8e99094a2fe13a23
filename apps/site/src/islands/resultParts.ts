import type { tools } from './tools';

/**
 * The parts of each tool that show a visitor's own result, see calculator/later.tsx: their modules, in place of which the
 * build writes the chunks of each (build/sideBySide.mjs).
 */
const resultParts: Readonly<Record<keyof typeof tools, readonly string[]>> = {
  heatPumpGrant: [
    '/src/islands/drawings/ShareBar.tsx',
    '/src/islands/heatPumpGrant/Caution.tsx',
    '/src/islands/heatPumpGrant/RateChart.tsx',
  ],
  facadeInsulation: [
    '/src/islands/drawings/ShareBar.tsx',
    '/src/islands/facadeInsulation/WallSection.tsx',
    '/src/islands/facadeInsulation/FacadeCharts.tsx',
  ],
  windowCost: ['/src/islands/drawings/ShareBar.tsx', '/src/islands/windowCost/MaterialChart.tsx'],
  solarSystem: ['/src/islands/drawings/SpanBar.tsx'],
  solarPayback: ['/src/islands/drawings/SpanBar.tsx'],
  fundingFinder: ['/src/islands/fundingFinder/Programmes.tsx', '/src/islands/fundingFinder/Comparison.tsx'],
};

/** Fetches them: a tool would ask for them only once it had read the address, and for what they import after that. */
export function preloadResultParts(tool: keyof typeof tools): void {
  for (const href of resultParts[tool])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
