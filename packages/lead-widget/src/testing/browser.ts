/** As much of Playwright as the contract needs, so that the package depends on no version of it. */
export interface ContractBrowser {
  newContext(): Promise<ContractContext>;
}

export interface ContractContext {
  newPage(): Promise<ContractPage>;
  close(): Promise<void>;
}

export interface ContractPage {
  addInitScript(script: string): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  on(event: 'request', listener: (request: { url(): string; resourceType(): string }) => void): unknown;
}
