export { answerWithSandbox } from './answerWithSandbox';
export type { ContractBrowser, ContractContext, ContractPage } from './browser';
export { type ContractCsp, type ContractOptions, type ContractReport, formatContract, runContract } from './contract';
export { resetHubs } from './resetHubs';
export { serveSandbox } from './serveSandbox';
