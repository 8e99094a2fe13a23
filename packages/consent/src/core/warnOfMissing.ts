/** What banner and settings cannot be rendered without. */
interface Required {
  texts?: unknown;
  links?: { privacy?: unknown; imprint?: unknown } | undefined;
}

/**
 * While developing, says what is missing where plain JavaScript forgot it: what follows is an error that names neither.
 *
 * @param of What was given too little, as the page writes it.
 */
export function warnOfMissing(of: string, given: Required): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      const { texts, links } = given;
      const missing = texts ? 'links to privacy policy and imprint' : 'texts';
      if (texts && links?.privacy !== undefined && links.imprint !== undefined) return;
      console.error(
        `consent: ${of} was given no ${missing}. Banner and settings cannot do without. Give it as texts what @sanierungsweg/consent/locales/de exports as de, and as links { privacy: '/datenschutz', imprint: '/impressum' }.`,
      );
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
