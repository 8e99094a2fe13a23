import { loadHub, reloadOnce } from '@sanierungsweg/lead-widget/core';
import { startWidget } from '@sanierungsweg/lead-widget/headless';
import { defineLeadWidget } from './defineLeadWidget';

// The classic script: defines `<lead-widget>` and offers everything as `window.LeadWidget`.
export { defineLeadWidget, loadHub, reloadOnce, startWidget };

defineLeadWidget({ reload: reloadOnce });
