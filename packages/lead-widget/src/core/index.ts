export { HubError } from './HubError';
export { loadHub } from './loadHub';
export { createContainer, type MarkOptions, markContainer, validPlz } from './markContainer';
export { registry } from './registry';
export { type ReloadOptions, reloadHref, reloadOnce, reloadTarget } from './reloadOnce';
export type { HubFailure, HubMarker, HubOptions, HubScriptKind, HubStrategy, LoadedHub } from './types';
export { watchRender } from './watchRender';
