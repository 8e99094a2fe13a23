export const PORTS: Readonly<Record<19 | 18, number>>;
export const HUB_PORT: number;
