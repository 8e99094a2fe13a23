import { preloadChunks } from '../preloadChunks';
import type { Follow } from './follow';

let application: Promise<Follow> | undefined;
let routed = false;

/** Fetches React and the router and lets them take over navigation, once. */
export function loadApplication(): Promise<Follow> {
  if (!application) {
    preloadChunks('application');
    application = import('../application').then((module) => module.startApplication());
    application.then(
      () => {
        routed = true;
        document.documentElement.dataset.routed = 'true';
      },
      () => {
        // Links are then followed by the browser.
      },
    );
  }
  return application;
}

/** Whether they have taken over. */
export function isRouted(): boolean {
  return routed;
}
