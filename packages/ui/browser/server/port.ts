/** Where the fixture is served. */
export const PORT = 5301;
