import { cdp } from 'vitest/browser';

globalThis.errorsFailStories = true;

const forced = matchMedia('(forced-colors: active)');

// The browser's own state decides, not a memory of this frame: the emulation belongs to the page, which outlives the
// frame of one file. Remembered here, it stayed on for the files after it, whose colours were then measured wrongly.
globalThis.emulateForcedColors = async (on) => {
  if (forced.matches === on) return;
  const changed = new Promise<void>((resolve) => forced.addEventListener('change', () => resolve(), { once: true }));
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: on ? 'active' : 'none' }],
  });
  await changed;
};
