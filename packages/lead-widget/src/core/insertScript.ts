import { hubTags, withoutHash } from './hubUrl';
import { registry } from './registry';
import type { HubFailure, HubOptions } from './types';

/** Time for the policy's own event, which may come after the script's `error`. */
const CSP_EVENT_MS = 50;

/** Puts one fresh tag into the document and removes those that have had their run. Resolves, never rejects. */
export function insertScript(
  url: string,
  { script: kind, nonce, timeoutMs = 10_000 }: HubOptions,
): Promise<HTMLScriptElement | HubFailure> {
  const { runs } = registry();
  let count = runs.get(url) ?? 0;
  for (const tag of hubTags(url)) {
    if (withoutHash(tag.src) === url) count ||= 1;
    // Another integration that is still on its way may belong to another widget of this page.
    else if (tag.dataset.leadHub === 'loading') continue;
    tag.remove();
  }
  runs.set(url, count + 1);

  return new Promise((resolve) => {
    const tag = document.createElement('script');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (outcome: HTMLScriptElement | HubFailure) => {
      clearTimeout(timer);
      tag.onload = tag.onerror = null;
      document.removeEventListener('securitypolicyviolation', onViolation);
      if (outcome === tag) tag.dataset.leadHub = 'loaded';
      else tag.remove();
      resolve(outcome);
    };
    const onViolation = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      if (blockedURI && url.startsWith(blockedURI) && disposition === 'enforce') settle('csp');
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    timer = setTimeout(settle, timeoutMs, 'timeout');
    tag.onload = () => settle(tag);
    tag.onerror = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, CSP_EVENT_MS, navigator.onLine ? 'blocked-or-unreachable' : 'offline');
    };
    if (kind === 'module') tag.type = kind;
    tag.async = true;
    if (nonce) tag.setAttribute('nonce', nonce);
    tag.dataset.leadHub = 'loading';
    try {
      // A module with a known URL would not run again; another fragment makes it another module.
      tag.src = trusted(kind === 'module' && count ? `${url}#r${count + 1}` : url);
      document.head.append(tag);
    } catch {
      settle('csp');
    }
  });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** For pages with `require-trusted-types-for 'script'`; the policy is called `lead-widget`. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    const shared = registry();
    shared.policy ??= trustedTypes?.createPolicy('lead-widget', { createScriptURL: (address) => address });
    return (shared.policy?.createScriptURL(url) as string | undefined) ?? url;
  } catch {
    return url;
  }
}
