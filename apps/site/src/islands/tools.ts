import { FacadeInsulation } from './facadeInsulation/FacadeInsulation';
import { FundingFinder } from './fundingFinder/FundingFinder';
import { HeatPumpGrant } from './heatPumpGrant/HeatPumpGrant';
import { SolarPayback } from './solarPayback/SolarPayback';
import { SolarSystem } from './solarSystem/SolarSystem';
import { WindowCost } from './windowCost/WindowCost';

/** The tools as the prerender and Storybook draw them. Browsers fetch them one by one, see loadTool.ts. */
export const tools = {
  heatPumpGrant: HeatPumpGrant,
  facadeInsulation: FacadeInsulation,
  windowCost: WindowCost,
  solarSystem: SolarSystem,
  solarPayback: SolarPayback,
  fundingFinder: FundingFinder,
} as const;

export type ToolName = keyof typeof tools;
