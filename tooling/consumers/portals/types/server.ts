// What runs in Node alone.
import { hubMiddleware, hubSource, leadSandbox } from '@sanierungsweg/lead-widget/sandbox';
import { runContract } from '@sanierungsweg/lead-widget/testing';

export const plugin = leadSandbox({ behaviour: 'observer' });
export const source: string = hubSource({ fault: '404' });
export const middleware = hubMiddleware();
export const contract = runContract;

// @ts-expect-error: there is no such behaviour
leadSandbox({ behaviour: 'magic' });
// @ts-expect-error: there is no such fault
hubSource({ fault: '418' });
