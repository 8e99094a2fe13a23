const site = (port: number, variant?: string) => ({ port, variant, origin: `http://localhost:${port}` });

/** The published build, and the one that asks before a form is loaded (D-CONSENT). */
export const SITES = { site: site(4180), asking: site(4181, 'asking') };
