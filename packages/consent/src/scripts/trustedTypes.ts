/**
 * What makes addresses and code acceptable under `require-trusted-types-for 'script'`: a policy of
 * `trustedTypes.createPolicy`, or an object like one.
 * @see https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
export interface ScriptPolicy {
  /** Makes the address of a script acceptable, or throws. */
  createScriptURL: (url: string) => unknown;
  /** Makes inline code acceptable, or throws. Only needed for inline code. */
  createScript?: ((code: string) => unknown) | undefined;
}

/** Allow this name where the content security policy lists policies: `trusted-types sanierungsweg-consent`. */
export const POLICY_NAME = 'sanierungsweg-consent';

interface Factory {
  createPolicy: (name: string, rules: Required<ScriptPolicy>) => ScriptPolicy;
}

// Shared by copies of this package on one page: a name can be used for one policy only.
const POLICY = Symbol.for('@sanierungsweg/consent/policy');
const asItIs = (text: string) => text;

/**
 * The policy of this package, made when first needed.
 * @returns Undefined where the browser knows no Trusted Types.
 * @throws TypeError If the content security policy does not allow its name.
 */
export function scriptPolicy(): ScriptPolicy | undefined {
  const page = globalThis as { [POLICY]?: ScriptPolicy; trustedTypes?: Factory };
  // What is loaded was named by the site's own code, and only after consent.
  return (page[POLICY] ??= page.trustedTypes?.createPolicy(POLICY_NAME, {
    createScriptURL: asItIs,
    createScript: asItIs,
  }));
}

/** The address of what may run code, as the page accepts it. Throws where no policy may say so. */
export const scriptUrl = (url: string, policy: ScriptPolicy | undefined = scriptPolicy()): string =>
  (policy?.createScriptURL(url) ?? url) as string;
