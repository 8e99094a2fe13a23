import { consultation } from './consultation.tsx';
import type { Drawing } from './drawing.ts';
import { heatPumpRoom } from './heatPumpRoom.tsx';
import { house } from './house.tsx';
import { houseLabels } from './houseLabels.tsx';
import { houseSmall } from './houseSmall.tsx';
import { pumpAirAir } from './pumpAirAir.tsx';
import { pumpAirWater } from './pumpAirWater.tsx';
import { pumpBrineWater } from './pumpBrineWater.tsx';
import { pumpHotWater } from './pumpHotWater.tsx';
import { pumpHybrid } from './pumpHybrid.tsx';
import { pumpWaterWater } from './pumpWaterWater.tsx';
import { sceneAdvice } from './sceneAdvice.tsx';
import { sceneHeating } from './sceneHeating.tsx';
import { sceneInsulation } from './sceneInsulation.tsx';
import { scenePhotovoltaics } from './scenePhotovoltaics.tsx';
import { sceneRoof } from './sceneRoof.tsx';
import { sceneWindows } from './sceneWindows.tsx';
import { skyline } from './skyline.tsx';
import { stepChoose } from './stepChoose.tsx';
import { stepCompare } from './stepCompare.tsx';
import { stepRequest } from './stepRequest.tsx';
import { trustAnswer } from './trustAnswer.tsx';
import { trustFree } from './trustFree.tsx';
import { trustOpen } from './trustOpen.tsx';
import { trustRegional } from './trustRegional.tsx';

/** All drawings by their id. */
export const drawings = {
  consultation,
  heatPumpRoom,
  house,
  houseLabels,
  houseSmall,
  pumpAirAir,
  pumpAirWater,
  pumpBrineWater,
  pumpHotWater,
  pumpHybrid,
  pumpWaterWater,
  sceneAdvice,
  sceneHeating,
  sceneInsulation,
  scenePhotovoltaics,
  sceneRoof,
  sceneWindows,
  skyline,
  stepChoose,
  stepCompare,
  stepRequest,
  trustAnswer,
  trustFree,
  trustOpen,
  trustRegional,
} as const satisfies Record<string, Drawing>;

export type DrawingId = keyof typeof drawings;
