import { balconyKit } from './balconyKit.tsx';
import { consultation } from './consultation.tsx';
import type { Drawing } from './drawing.ts';
import { facadeSystems } from './facadeSystems.tsx';
import { heatPumpRoom } from './heatPumpRoom.tsx';
import { house } from './house.tsx';
import { houseLabels } from './houseLabels.tsx';
import { houseSmall } from './houseSmall.tsx';
import { insulationCrew } from './insulationCrew.tsx';
import { insulationFunding } from './insulationFunding.tsx';
import { insulationMaterials } from './insulationMaterials.tsx';
import { pumpAirAir } from './pumpAirAir.tsx';
import { pumpAirWater } from './pumpAirWater.tsx';
import { pumpBrineWater } from './pumpBrineWater.tsx';
import { pumpHotWater } from './pumpHotWater.tsx';
import { pumpHybrid } from './pumpHybrid.tsx';
import { pumpWaterWater } from './pumpWaterWater.tsx';
import { pvCrew } from './pvCrew.tsx';
import { pvRoof } from './pvRoof.tsx';
import { pvSystem } from './pvSystem.tsx';
import { roofLayers } from './roofLayers.tsx';
import { sceneAdvice } from './sceneAdvice.tsx';
import { sceneHeating } from './sceneHeating.tsx';
import { sceneInsulation } from './sceneInsulation.tsx';
import { scenePhotovoltaics } from './scenePhotovoltaics.tsx';
import { sceneRoof } from './sceneRoof.tsx';
import { sceneWindows } from './sceneWindows.tsx';
import { skyline } from './skyline.tsx';
import { solarPrice } from './solarPrice.tsx';
import { solarThermal } from './solarThermal.tsx';
import { solarTiles } from './solarTiles.tsx';
import { stepChoose } from './stepChoose.tsx';
import { stepCompare } from './stepCompare.tsx';
import { stepRequest } from './stepRequest.tsx';
import { trustAnswer } from './trustAnswer.tsx';
import { trustFree } from './trustFree.tsx';
import { trustOpen } from './trustOpen.tsx';
import { trustRegional } from './trustRegional.tsx';
import { windowPrice } from './windowPrice.tsx';
import { windowSection } from './windowSection.tsx';
import { windowTypes } from './windowTypes.tsx';

/** All drawings by their id. */
export const drawings = {
  balconyKit,
  consultation,
  facadeSystems,
  heatPumpRoom,
  house,
  houseLabels,
  houseSmall,
  insulationCrew,
  insulationFunding,
  insulationMaterials,
  pumpAirAir,
  pumpAirWater,
  pumpBrineWater,
  pumpHotWater,
  pumpHybrid,
  pumpWaterWater,
  pvCrew,
  pvRoof,
  pvSystem,
  roofLayers,
  sceneAdvice,
  sceneHeating,
  sceneInsulation,
  scenePhotovoltaics,
  sceneRoof,
  sceneWindows,
  skyline,
  solarPrice,
  solarThermal,
  solarTiles,
  stepChoose,
  stepCompare,
  stepRequest,
  trustAnswer,
  trustFree,
  trustOpen,
  trustRegional,
  windowPrice,
  windowSection,
  windowTypes,
} as const satisfies Record<string, Drawing>;

export type DrawingId = keyof typeof drawings;
