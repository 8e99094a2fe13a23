declare module 'virtual:shown-code' {
  /** The code of stories by their id. */
  export const shownCode: Readonly<Record<string, string>>;
}
