import { CURRENT_STORY_WAS_SET, STORY_MISSING } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

function notice(): HTMLElement {
  const page = document.createElement('main');
  page.className = 'sb-missing';
  page.innerHTML = `
    <h1>Diese Ansicht gibt es nicht</h1>
    <p>Die Adresse stimmt nicht, oder die Ansicht heißt inzwischen anders. Über die Liste und die Suche finden Sie, was es gibt.</p>
    <p><a href="./" target="_top">Zum Anfang</a></p>`;
  return page;
}

/**
 * Answers an address that leads to no story, such as an old link: Storybook takes it for a fault of its configuration and
 * speaks of Webpack, to designers who only followed a link.
 */
export function answerMissingStory(): void {
  const page = notice();
  const channel = addons.getChannel();
  channel.on(STORY_MISSING, () => document.querySelector('.sb-errordisplay')?.append(page));
  channel.on(CURRENT_STORY_WAS_SET, () => page.remove());
}
