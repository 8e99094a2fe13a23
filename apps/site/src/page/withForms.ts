/**
 * Whether this build shows forms. One without (D-SANDBOXGATE) says how to get in touch wherever a page would lead to a
 * form, and promises nothing of one.
 */
export const withForms = __LEADS__.forms === 'shown';
