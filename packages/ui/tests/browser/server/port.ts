/** Where the fixture is served. */
export const PORT = Number(process.env.UI_FIXTURE_PORT ?? 5301);
