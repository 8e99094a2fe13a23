/** Id of the list of all pages in the footer. */
export const ALL_PAGES_ID = 'alle-seiten';
