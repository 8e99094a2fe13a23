import { cdp } from 'vitest/browser';

let active = false;

globalThis.emulateForcedColors = async (on) => {
  if (on === active) return;
  active = on;
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: on ? 'active' : 'none' }],
  });
};
