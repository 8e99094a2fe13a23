/**
 * The tools, each with what fetches it. A browser does so when a visitor comes near, see whenWanted.ts: a page that is
 * only read never asks for one (ADR 0026). The prerender and Storybook fetch all, see page/loadIslands.ts.
 */
export const tools = {
  heatPumpGrant: () => import('./heatPumpGrant/HeatPumpGrant').then((module) => module.HeatPumpGrant),
  facadeInsulation: () => import('./facadeInsulation/FacadeInsulation').then((module) => module.FacadeInsulation),
  windowCost: () => import('./windowCost/WindowCost').then((module) => module.WindowCost),
  solarSystem: () => import('./solarSystem/SolarSystem').then((module) => module.SolarSystem),
  solarPayback: () => import('./solarPayback/SolarPayback').then((module) => module.SolarPayback),
  fundingFinder: () => import('./fundingFinder/FundingFinder').then((module) => module.FundingFinder),
} as const;
