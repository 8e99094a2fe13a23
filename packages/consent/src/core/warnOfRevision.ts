/** While developing, names what is no revision: all that shows of it is a banner on every page, or none ever again. */
export function warnOfRevision(revision: number): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production' && !Number.isFinite(revision)) {
      const follows = revision > 1 ? 'Visitors are asked again on every page' : 'Nobody is ever asked again';
      console.error(
        `consent: A store was given ${String(revision)} for revision. ${follows}. Write a whole number, 1 at first.`,
      );
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
