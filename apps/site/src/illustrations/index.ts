import { aboutMap } from './aboutMap.tsx';
import { accessDesk } from './accessDesk.tsx';
import { adviceVisit, energyCertificate, fundingForm, renovationPlan, siteSupervision } from './adviceWork.tsx';
import { airConditioner } from './airConditioner.tsx';
import { airConditionerService, multiSplit, splitUnit } from './airConditionerWork.tsx';
import { architectPlan } from './architectPlan.tsx';
import { balconyKit } from './balconyKit.tsx';
import { balconyEquipped, balconySimple, balconyStorage } from './balconySets.tsx';
import { brushPlaster } from './brushPlaster.tsx';
import { changedPlan, extendedHouse, renewedHouse } from './buildingPlans.tsx';
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
import { craftWarranty, proofPapers, substrateTest, thermalBridge } from './craftReasons.tsx';
import { craftSearch } from './craftSearch.tsx';
import type { Drawing } from './drawing.ts';
import { electrician } from './electrician.tsx';
import {
  dataCables,
  emergencyCall,
  faultFinding,
  lightAndBell,
  meterCabinet,
  newLines,
  powerCircuits,
  pvConnection,
  residualCurrent,
  surgeProtection,
  wallbox,
} from './electricJobs.tsx';
import { facadeLayers } from './facadeLayers.tsx';
import { facadeSystems } from './facadeSystems.tsx';
import { compositeFacade, insideFacade, ventilatedFacade } from './facadeWays.tsx';
import { floorLayers } from './floorLayers.tsx';
import { laidFloor, levelledFloor, sandedFloor } from './floorWork.tsx';
import { funding } from './funding.tsx';
import { garage } from './garage.tsx';
import { brickGarage, garageRefit, prefabGarage } from './garageWays.tsx';
import { heatPumpFunding } from './heatPumpFunding.tsx';
import { heatPumpRoom } from './heatPumpRoom.tsx';
import { boilerSwap, heatingCurve, heatLoad } from './heatPumpWork.tsx';
import { districtHeating, gasBoiler, pelletBoiler } from './heatSources.tsx';
import {
  carAsStorage,
  flexibleTariff,
  oldHousePump,
  ownSolarPower,
  prefabRenovation,
  stepByStep,
} from './homeTrends.tsx';
import { house } from './house.tsx';
import { houseBefore } from './houseBefore.tsx';
import { houseDay } from './houseDay.tsx';
import { houseLabels } from './houseLabels.tsx';
import { houseLit } from './houseLit.tsx';
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
import { fireBehaviour, heatConduction, materialWeight, moistureBehaviour } from './materialProperties.tsx';
import {
  calciumSilicate,
  celluloseFlakes,
  mineralWool,
  polystyrene,
  polyurethane,
  woodFibre,
} from './materialSamples.tsx';
import { missingHouse } from './missingHouse.tsx';
import { movingVan } from './movingVan.tsx';
import { carriedBoxes, packedBox, storedPiano } from './movingWork.tsx';
import { newHeatPump } from './newHeatPump.tsx';
import { nextCall } from './nextCall.tsx';
import { nextVisit } from './nextVisit.tsx';
import { paintedRoom, plasteredWall, renewedFacade } from './paintersWork.tsx';
import { partHouseA, partHouseB, partHouseC, partHouseD, partHouseE, partHouseF, partHouses } from './partHouse.tsx';
import { partnerToolbox } from './partnerToolbox.tsx';
import { privacyLock } from './privacyLock.tsx';
import { pumpAirAir } from './pumpAirAir.tsx';
import { pumpAirWater } from './pumpAirWater.tsx';
import { pumpBrineWater } from './pumpBrineWater.tsx';
import { pumpHotWater } from './pumpHotWater.tsx';
import { pumpHybrid } from './pumpHybrid.tsx';
import { pumpWaterWater } from './pumpWaterWater.tsx';
import { pvCrew } from './pvCrew.tsx';
import { pvInverter, pvModules, pvMounting, pvStorage } from './pvParts.tsx';
import { pvRoof } from './pvRoof.tsx';
import { pvSystem } from './pvSystem.tsx';
import { pvOnRoof, pvRegistered, pvVisit, pvYield } from './pvWork.tsx';
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
import { solarCombi, solarWater } from './solarHeat.tsx';
import { solarPrice } from './solarPrice.tsx';
import { solarThermal } from './solarThermal.tsx';
import { solarTiles } from './solarTiles.tsx';
import { solarTilesCalm, solarTilesNew, solarTilesTown } from './solarTileUses.tsx';
import { stepChoose } from './stepChoose.tsx';
import { stepCompare } from './stepCompare.tsx';
import { stepRequest } from './stepRequest.tsx';
import { teamBuilder, teamEditor, teamPartners } from './team.tsx';
import { trends } from './trends.tsx';
import { trustAnswer } from './trustAnswer.tsx';
import { trustFree } from './trustFree.tsx';
import { trustOpen } from './trustOpen.tsx';
import { trustRegional } from './trustRegional.tsx';
import {
  frontDoor,
  plasticWindow,
  roofWindowFrame,
  timberAluWindow,
  timberWindow,
  tripleGlazing,
} from './windowBuilds.tsx';
import {
  glassSwap,
  rollerShutter,
  windowOpenings,
  windowRepair,
  windowReplace,
  windowSecurity,
  windowShapes,
  windowSite,
} from './windowItems.tsx';
import { windowPrice } from './windowPrice.tsx';
import { windowSection } from './windowSection.tsx';
import { windowTypes } from './windowTypes.tsx';

/** All drawings by their id. */
export const drawings = {
  aboutMap,
  accessDesk,
  adviceVisit,
  airConditioner,
  airConditionerService,
  architectPlan,
  balconyEquipped,
  balconyKit,
  balconySimple,
  balconyStorage,
  boilerSwap,
  brickGarage,
  brushPlaster,
  calciumSilicate,
  carAsStorage,
  carriedBoxes,
  celluloseFlakes,
  changedPlan,
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
  compositeFacade,
  consultation,
  cookieSwitches,
  craftSearch,
  craftWarranty,
  dataCables,
  districtHeating,
  electrician,
  emergencyCall,
  energyCertificate,
  extendedHouse,
  facadeLayers,
  facadeSystems,
  faultFinding,
  fireBehaviour,
  flexibleTariff,
  floorLayers,
  frontDoor,
  funding,
  fundingForm,
  garage,
  garageRefit,
  gasBoiler,
  glassSwap,
  heatConduction,
  heatingCurve,
  heatLoad,
  heatPumpFunding,
  heatPumpRoom,
  house,
  houseBefore,
  houseDay,
  houseLabels,
  houseLit,
  houseNight,
  houseSmall,
  insideFacade,
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
  laidFloor,
  legalPaper,
  levelledFloor,
  lightAndBell,
  materialWeight,
  meterCabinet,
  mineralWool,
  missingHouse,
  moistureBehaviour,
  movingVan,
  multiSplit,
  newHeatPump,
  newLines,
  nextCall,
  nextVisit,
  oldHousePump,
  ownSolarPower,
  packedBox,
  paintedRoom,
  partHouseA,
  partHouseB,
  partHouseC,
  partHouseD,
  partHouseE,
  partHouseF,
  partHouses,
  partnerToolbox,
  pelletBoiler,
  plasteredWall,
  plasticWindow,
  polystyrene,
  polyurethane,
  powerCircuits,
  prefabGarage,
  prefabRenovation,
  privacyLock,
  proofPapers,
  pumpAirAir,
  pumpAirWater,
  pumpBrineWater,
  pumpHotWater,
  pumpHybrid,
  pumpWaterWater,
  pvConnection,
  pvCrew,
  pvInverter,
  pvModules,
  pvMounting,
  pvOnRoof,
  pvRegistered,
  pvRoof,
  pvStorage,
  pvSystem,
  pvVisit,
  pvYield,
  radiatorHotWater,
  renewedFacade,
  renewedHouse,
  renovationPlan,
  residualCurrent,
  rollerShutter,
  roofCovering,
  roofLayers,
  roofSolar,
  roofWindow,
  roofWindowFrame,
  sandedFloor,
  sceneAdvice,
  sceneHeating,
  sceneInsulation,
  scenePhotovoltaics,
  sceneRoof,
  sceneWindows,
  siteSupervision,
  skyline,
  socketMeter,
  solarCombi,
  solarPrice,
  solarThermal,
  solarTiles,
  solarTilesCalm,
  solarTilesNew,
  solarTilesTown,
  solarWater,
  splitUnit,
  stepByStep,
  stepChoose,
  stepCompare,
  stepRequest,
  storedPiano,
  substrateTest,
  surgeProtection,
  teamBuilder,
  teamEditor,
  teamPartners,
  thermalBridge,
  timberAluWindow,
  timberWindow,
  trends,
  tripleGlazing,
  trustAnswer,
  trustFree,
  trustOpen,
  trustRegional,
  ventilatedFacade,
  wallbox,
  windowOpenings,
  windowPrice,
  windowRepair,
  windowReplace,
  windowSection,
  windowSecurity,
  windowShapes,
  windowSite,
  windowTypes,
  woodFibre,
} as const satisfies Record<string, Drawing>;

export type DrawingId = keyof typeof drawings;
