/** Where the fixtures are served, by what draws the interface. */
export const PORTS = { 'react-18': 5101, 'react-19': 5102, elements: 5104 } as const;

/** What the fixture is drawn with. */
export type Kind = keyof typeof PORTS;

/** Where the third party of the fixture is served. */
export const PROVIDER_PORT = 5103;
