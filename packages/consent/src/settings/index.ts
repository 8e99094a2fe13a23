export { attachDialog } from './attachDialog';
export { attachSettings } from './attachSettings';
export { dialogView } from './dialogView';
export { settingsView } from './settingsView';
