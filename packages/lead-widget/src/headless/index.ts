export {
  type ConsentAdapter,
  type LeadFailure,
  type LeadStatus,
  type LoadMode,
  startWidget,
  type Widget,
  type WidgetOptions,
} from './startWidget';
