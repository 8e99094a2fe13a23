/** As much of Playwright as the contract needs, so that the package depends on no version of it. */
export interface ContractBrowser {
  /** Opens a context without cookies or storage of others. */
  newContext(): Promise<ContractContext>;
}

/** As much of a browser context as the contract needs: fits Playwright's. */
export interface ContractContext {
  /** Opens a page. */
  newPage(): Promise<ContractPage>;
  /** Closes the context with its pages. */
  close(): Promise<void>;
}

/** As much of a page as the contract needs: fits Playwright's. */
export interface ContractPage {
  /** Runs `script` in every document of the page, before the document's own. */
  addInitScript(script: string): Promise<unknown>;
  /** Goes to `url` and waits until it has loaded. */
  goto(url: string): Promise<unknown>;
  /** Evaluates `expression` in the page and hands its value back. */
  evaluate(expression: string): Promise<unknown>;
  /** Calls `listener` with every request of the page. */
  on(event: 'request', listener: (request: { url(): string; resourceType(): string }) => void): unknown;
}
