/**
 * Class names are public and the same in every build: `ui-` and the name given in the style file. The file hash that
 * vanilla-extract would add differs between builds of the same source, so that source and dist could not share a page.
 * @param {{ debugId?: string, hash: string }} style
 */
export const identifiers = ({ debugId, hash }) => `ui-${debugId ?? hash}`;
