import * as core from '@sanierungsweg/lead-widget/core';
import { defineLeadWidget } from './defineLeadWidget';

/** The classic script: defines `<lead-widget>` and offers everything as `window.LeadWidget`. */
export const loadHub = core.loadHub;
export const reloadOnce = core.reloadOnce;
export const startWidget = core.startWidget;
export { defineLeadWidget };

defineLeadWidget();
