import { action } from 'storybook/actions';

const INSIDE_STORY = '#storybook-root, .docs-story, [data-sonner-toaster]';

/**
 * Keeps links and forms of a story from leaving it: no page stands behind their addresses here. Links to a section of
 * the story scroll there, everything else shows up under “Actions”.
 */
export function stayOnStory(): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link?.closest(INSIDE_STORY) || link.hasAttribute('download')) return;
      event.preventDefault();
      const target = link.hash && document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (target) target.scrollIntoView();
      else action('führt zu')(link.getAttribute('href'));
    },
    { capture: true },
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.getAttribute('action')?.startsWith('/')) return;
      event.preventDefault();
      event.stopPropagation();
      action('sendet')(form.getAttribute('action'), Object.fromEntries(new FormData(form)));
    },
    { capture: true },
  );
}
