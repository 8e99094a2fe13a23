export { daaHub } from './daaHub';
export { HubError, type HubErrorDetails } from './HubError';
export { hubAddress, hubUrl } from './hubUrl';
export { loadHub } from './loadHub';
export { createContainer, type MarkOptions, markContainer, validPlz } from './markContainer';
export { onRefusal } from './onRefusal';
export { providerOf } from './providerOf';
export { registry } from './registry';
export { type ReloadOptions, reloadHref, reloadOnce, reloadTarget } from './reloadOnce';
export type {
  HubContainer,
  HubCsp,
  HubEvent,
  HubEventSource,
  HubFailure,
  HubMarker,
  HubOptions,
  HubProvider,
  HubScriptKind,
  HubSource,
  HubStrategy,
  LoadedHub,
} from './types';
export { watchRender } from './watchRender';
