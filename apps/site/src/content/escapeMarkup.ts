const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML and XML take it, in an element or in an attribute with double quotes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] as string);
