/** Where the fixtures are served, by major of React. */
export const PORTS = { 18: 5101, 19: 5102 } as const;

/** Where the third party of the fixture is served. */
export const PROVIDER_PORT = 5103;
