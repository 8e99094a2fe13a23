import { apply } from '@oddbird/popover-polyfill/fn';

// In the lowest layer, so that every style of ours wins, as it does over the browser's own.
apply({ layerName: 'ui.reset' });
