export { hubMiddleware, type ServeOptions } from './hubMiddleware';
export {
  SANDBOX_BEHAVIOURS,
  SANDBOX_FAULTS,
  SANDBOX_INTEGRATIONS,
  type SandboxBehaviour,
  type SandboxFault,
  type SandboxOptions,
} from './options';
export { hubFilePath, hubSource } from './source';
export { type LeadSandboxOptions, type LeadSandboxPlugin, leadSandbox } from './vite';
