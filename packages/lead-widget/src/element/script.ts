import { loadHub, reloadOnce } from '@sanierungsweg/lead-widget/core';
import { startWidget } from '@sanierungsweg/lead-widget/headless';
import { adoptWidget } from '../adopt';
import { defineLeadWidget } from './defineLeadWidget';

// The classic script: defines `<lead-widget>` and offers everything as `window.LeadWidget`. Its tag names the origins,
// and its nonce goes on to the hub's.
export { adoptWidget, defineLeadWidget, loadHub, reloadOnce, startWidget };

const tag = document.currentScript as HTMLScriptElement | null;
if (!tag) {
  console.error(
    'lead-widget: lead-widget.global.js runs as a module, which cannot read its tag: data-origin and nonce count for nothing, and there is no window.LeadWidget. Write defer in place of type="module".',
  );
}
const origins = tag?.dataset.origin?.match(/\S+/g) ?? [];

defineLeadWidget({ origin: origins[0], origins, nonce: tag?.nonce, reload: reloadOnce });
