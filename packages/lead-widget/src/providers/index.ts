export { calendly } from './calendly';
export { type DaaOptions, daa } from './daa';
export { defineProvider } from './defineProvider';
export { domEvents, messageEvents, sandboxEvents, submitEvents } from './events';
export { type FrameOptions, frame } from './frame';
export { type HubspotOptions, hubspot } from './hubspot';
export { typeform } from './typeform';
