import { loadHub, reloadOnce } from '@sanierungsweg/lead-widget/core';
import { startWidget } from '@sanierungsweg/lead-widget/headless';
import { adoptWidget } from '../adopt';
import { defineLeadWidget } from './defineLeadWidget';

// The classic script: defines `<lead-widget>` and offers everything as `window.LeadWidget`. Its tag names the origins.
export { adoptWidget, defineLeadWidget, loadHub, reloadOnce, startWidget };

const { origin } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
const origins = origin?.split(' ') ?? [];

defineLeadWidget({ origin: origins[0], origins, reload: reloadOnce });
