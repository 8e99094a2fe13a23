export { startEagerWidget, startWidget } from './startWidget';
export type {
  ConsentAdapter,
  EagerOptions,
  LeadFailure,
  LeadStatus,
  LoadMode,
  Notify,
  Widget,
  WidgetEvents,
  WidgetOptions,
} from './types';
