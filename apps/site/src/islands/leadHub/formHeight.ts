/** Height in pixels that a provider's form may need, below and from a width of 768 px; kept free for good, so that nothing
 * moves when the form arrives or goes from step to step. */
export const FORM_HEIGHT = [860, 600] as const;
