import { FacadeInsulation } from './facadeInsulation/FacadeInsulation';
import { HeatPumpGrant } from './heatPumpGrant/HeatPumpGrant';

/** The tools as the prerender and Storybook draw them. Browsers fetch them one by one, see loadTool.ts. */
export const tools = {
  heatPumpGrant: HeatPumpGrant,
  facadeInsulation: FacadeInsulation,
} as const;

export type ToolName = keyof typeof tools;
