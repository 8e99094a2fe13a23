/** A toaster that hears Alt + T: sonner writes its keys behind the name of its region. */
const TOASTER = 'section[aria-label$="alt+T"]';

/** Whether a component answers this key: the browser does for a list of choices, the toaster on all of the page. */
function isAnswered({ target, altKey, code }: KeyboardEvent): boolean {
  if (target instanceof Element && target.matches('select')) return true;
  return altKey && code === 'KeyT' && document.querySelector(TOASTER) !== null;
}

/**
 * Keeps keys from Storybook that a component answers. Its shortcuts took the toolbar away with Alt + T, led to another
 * story with Alt + arrow down, which opens a list, and to the sidebar with a digit that looks for an entry.
 */
export function keepKeysInStory(): void {
  // Components listen up to the document, Storybook at the window.
  document.addEventListener('keydown', (event) => {
    if (isAnswered(event)) event.stopPropagation();
  });
}
