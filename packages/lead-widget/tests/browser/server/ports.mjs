/** Fixture pages by React version. */
export const PORTS = { 19: 5200, 18: 5202 };
/** The hub on a foreign origin. */
export const HUB_PORT = 5201;
