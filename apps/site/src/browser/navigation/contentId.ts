/** Id of the element that holds the content of a page. */
export const CONTENT_ID = 'seite';
