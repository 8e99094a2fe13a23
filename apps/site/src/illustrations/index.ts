import { aboutMap } from './aboutMap.tsx';
import { accessDesk } from './accessDesk.tsx';
import { airConditioner } from './airConditioner.tsx';
import { architectPlan } from './architectPlan.tsx';
import { balconyKit } from './balconyKit.tsx';
import { brushPlaster } from './brushPlaster.tsx';
import { cityBerlin } from './cityBerlin.tsx';
import { cityDresden } from './cityDresden.tsx';
import { cityDuesseldorf } from './cityDuesseldorf.tsx';
import { cityFrankfurt } from './cityFrankfurt.tsx';
import { cityHamburg } from './cityHamburg.tsx';
import { cityHeidelberg } from './cityHeidelberg.tsx';
import { cityKoeln } from './cityKoeln.tsx';
import { cityLeipzig } from './cityLeipzig.tsx';
import { cityMuenchen } from './cityMuenchen.tsx';
import { cityStuttgart } from './cityStuttgart.tsx';
import { consultation } from './consultation.tsx';
import { cookieSwitches } from './cookieSwitches.tsx';
import { craftSearch } from './craftSearch.tsx';
import type { Drawing } from './drawing.ts';
import { electrician } from './electrician.tsx';
import { facadeLayers } from './facadeLayers.tsx';
import { facadeSystems } from './facadeSystems.tsx';
import { floorLayers } from './floorLayers.tsx';
import { funding } from './funding.tsx';
import { garage } from './garage.tsx';
import { heatPumpFunding } from './heatPumpFunding.tsx';
import { heatPumpRoom } from './heatPumpRoom.tsx';
import { districtHeating, gasBoiler, pelletBoiler } from './heatSources.tsx';
import { house } from './house.tsx';
import { houseDay } from './houseDay.tsx';
import { houseLabels } from './houseLabels.tsx';
import { houseNight } from './houseNight.tsx';
import { houseSmall } from './houseSmall.tsx';
import {
  insulatedCeiling,
  insulatedCellar,
  insulatedFacade,
  insulatedHouse,
  insulatedInside,
  insulatedRoof,
  roofCovering,
  roofSolar,
  roofWindow,
} from './insulatedHouse.tsx';
import { insulationCompared } from './insulationCompared.tsx';
import { insulationCrew } from './insulationCrew.tsx';
import { insulationFunding } from './insulationFunding.tsx';
import { insulationMaterials } from './insulationMaterials.tsx';
import { legalPaper } from './legalPaper.tsx';
import { missingHouse } from './missingHouse.tsx';
import { movingVan } from './movingVan.tsx';
import { newHeatPump } from './newHeatPump.tsx';
import { nextCall } from './nextCall.tsx';
import { nextVisit } from './nextVisit.tsx';
import { partHouseA, partHouseB, partHouseC, partHouseD, partHouseE, partHouseF } from './partHouse.tsx';
import { partnerToolbox } from './partnerToolbox.tsx';
import { privacyLock } from './privacyLock.tsx';
import { pumpAirAir } from './pumpAirAir.tsx';
import { pumpAirWater } from './pumpAirWater.tsx';
import { pumpBrineWater } from './pumpBrineWater.tsx';
import { pumpHotWater } from './pumpHotWater.tsx';
import { pumpHybrid } from './pumpHybrid.tsx';
import { pumpWaterWater } from './pumpWaterWater.tsx';
import { pvCrew } from './pvCrew.tsx';
import { pvRoof } from './pvRoof.tsx';
import { pvSystem } from './pvSystem.tsx';
import { radiatorHotWater } from './radiatorHotWater.tsx';
import { roofLayers } from './roofLayers.tsx';
import { sceneAdvice } from './sceneAdvice.tsx';
import { sceneHeating } from './sceneHeating.tsx';
import { sceneInsulation } from './sceneInsulation.tsx';
import { scenePhotovoltaics } from './scenePhotovoltaics.tsx';
import { sceneRoof } from './sceneRoof.tsx';
import { sceneWindows } from './sceneWindows.tsx';
import { skyline } from './skyline.tsx';
import { socketMeter } from './socketMeter.tsx';
import { solarPrice } from './solarPrice.tsx';
import { solarThermal } from './solarThermal.tsx';
import { solarTiles } from './solarTiles.tsx';
import { stepChoose } from './stepChoose.tsx';
import { stepCompare } from './stepCompare.tsx';
import { stepRequest } from './stepRequest.tsx';
import { teamBuilder, teamEditor, teamPartners } from './team.tsx';
import { trends } from './trends.tsx';
import { trustAnswer } from './trustAnswer.tsx';
import { trustFree } from './trustFree.tsx';
import { trustOpen } from './trustOpen.tsx';
import { trustRegional } from './trustRegional.tsx';
import { windowPrice } from './windowPrice.tsx';
import { windowSection } from './windowSection.tsx';
import { windowTypes } from './windowTypes.tsx';

/** All drawings by their id. */
export const drawings = {
  aboutMap,
  accessDesk,
  airConditioner,
  architectPlan,
  balconyKit,
  brushPlaster,
  cityBerlin,
  cityDresden,
  cityDuesseldorf,
  cityFrankfurt,
  cityHamburg,
  cityHeidelberg,
  cityKoeln,
  cityLeipzig,
  cityMuenchen,
  cityStuttgart,
  consultation,
  cookieSwitches,
  craftSearch,
  districtHeating,
  electrician,
  facadeLayers,
  facadeSystems,
  floorLayers,
  funding,
  garage,
  gasBoiler,
  heatPumpFunding,
  heatPumpRoom,
  house,
  houseDay,
  houseLabels,
  houseNight,
  houseSmall,
  insulatedCeiling,
  insulatedCellar,
  insulatedFacade,
  insulatedHouse,
  insulatedInside,
  insulatedRoof,
  insulationCompared,
  insulationCrew,
  insulationFunding,
  insulationMaterials,
  legalPaper,
  missingHouse,
  movingVan,
  newHeatPump,
  nextCall,
  nextVisit,
  partHouseA,
  partHouseB,
  partHouseC,
  partHouseD,
  partHouseE,
  partHouseF,
  partnerToolbox,
  pelletBoiler,
  privacyLock,
  pumpAirAir,
  pumpAirWater,
  pumpBrineWater,
  pumpHotWater,
  pumpHybrid,
  pumpWaterWater,
  pvCrew,
  pvRoof,
  pvSystem,
  radiatorHotWater,
  roofCovering,
  roofLayers,
  roofSolar,
  roofWindow,
  sceneAdvice,
  sceneHeating,
  sceneInsulation,
  scenePhotovoltaics,
  sceneRoof,
  sceneWindows,
  skyline,
  socketMeter,
  solarPrice,
  solarThermal,
  solarTiles,
  stepChoose,
  stepCompare,
  stepRequest,
  teamBuilder,
  teamEditor,
  teamPartners,
  trends,
  trustAnswer,
  trustFree,
  trustOpen,
  trustRegional,
  windowPrice,
  windowSection,
  windowTypes,
} as const satisfies Record<string, Drawing>;

export type DrawingId = keyof typeof drawings;
