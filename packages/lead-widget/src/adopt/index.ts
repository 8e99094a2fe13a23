export type { LeadTexts, LoadingTexts, WaitingTexts } from '../locales/texts';
export type { PlaceOptions } from './adoptPlace';
export {
  type AdoptedWidget,
  type AdoptOptions,
  adoptEagerWidget,
  adoptWidget,
  type EagerAdoptOptions,
} from './adoptWidget';
export { holdInPlace } from './holdInPlace';
