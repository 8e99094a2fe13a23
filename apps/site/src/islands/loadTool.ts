import type { ComponentType } from 'react';
import type { ToolName } from './tools';

type Tool = ComponentType<never>;

const loaders: { readonly [N in ToolName]: () => Promise<Tool> } = {
  heatPumpGrant: () => import('./heatPumpGrant/HeatPumpGrant').then(({ HeatPumpGrant }) => HeatPumpGrant),
  facadeInsulation: () =>
    import('./facadeInsulation/FacadeInsulation').then(({ FacadeInsulation }) => FacadeInsulation),
  windowCost: () => import('./windowCost/WindowCost').then(({ WindowCost }) => WindowCost),
  solarSystem: () => import('./solarSystem/SolarSystem').then(({ SolarSystem }) => SolarSystem),
  solarPayback: () => import('./solarPayback/SolarPayback').then(({ SolarPayback }) => SolarPayback),
  fundingFinder: () => import('./fundingFinder/FundingFinder').then(({ FundingFinder }) => FundingFinder),
};

/** Fetches a tool; `undefined` for names of other islands. A page that is only read never asks for one (CAL-00). */
export function toolLoader(name: string): (() => Promise<ComponentType<Record<string, unknown>>>) | undefined {
  if (!Object.hasOwn(loaders, name)) return undefined;
  return loaders[name as ToolName] as unknown as () => Promise<ComponentType<Record<string, unknown>>>;
}
