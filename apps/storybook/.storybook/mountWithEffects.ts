import type { ReactRenderer } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ProjectAnnotations } from 'storybook/internal/types';

/** React runs the effects of all it has drawn before it draws anything else, were it nothing. */
function runEffects(): void {
  const nothing = createRoot(document.createElement('div'));
  flushSync(() => nothing.render(null));
  nothing.unmount();
}

/**
 * Draws a story as Storybook does, and lets React's effects run before it plays. In a development build React's `act`
 * waits for them. In what designers open nobody does: a story clicked on what did not work yet.
 */
export const mountWithEffects: NonNullable<ProjectAnnotations<ReactRenderer>['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  runEffects();
  return context.canvas;
};
