import type { Loader } from '@storybook/react-vite';

/**
 * Has every face of the design system ready before a story is drawn. A face that arrives later moves the text, and what
 * measures the story meanwhile (axe, a play function, a picture) sees boxes that are no longer where they were. Faces
 * of the device, which stand in while ours load, may be missing.
 */
export const loadFonts: Loader = async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  return {};
};
