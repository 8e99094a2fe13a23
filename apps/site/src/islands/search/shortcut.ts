let on = true;

/**
 * Whether the key “/” opens the search. Speech input types letters by mistake, so that a key without modifier must be
 * possible to turn off (WCAG 2.2, 2.1.4). Kept while the page is open; nothing is stored.
 */
export const shortcut = {
  isOn: () => on,
  turn: (to: boolean) => {
    on = to;
  },
};
