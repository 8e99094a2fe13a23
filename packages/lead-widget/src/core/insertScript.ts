import { hubTags } from './hubUrl';
import type { HubLoad } from './registry';
import type { HubFailure, HubOptions } from './types';

/** Puts one fresh tag into the document and removes those that have had their run. Resolves with what went wrong. */
export function insertScript(
  url: string,
  load: HubLoad,
  { script, nonce, timeoutMs = 10_000, policy }: HubOptions,
): Promise<HubFailure | undefined> {
  for (const tag of hubTags(url)) {
    // Another integration that is still on its way may belong to another widget of this page.
    if (tag.dataset.leadHub) continue;
    if (tag.src === url) load.runs ||= 1;
    tag.remove();
  }
  const tag = document.createElement('script');
  const module = script === 'module';
  // A module with a known URL would not run again; another fragment makes it another module.
  const src = module && load.runs ? `${url}#r${load.runs}` : url;
  load.runs += 1;
  return new Promise((resolve) => {
    tag.src = (policy?.createScriptURL(src) as string | undefined) ?? src;
    if (module) tag.type = script;
    tag.nonce = nonce ?? '';
    tag.dataset.leadHub = '1';
    let violated: boolean | string | undefined;
    const settle = (failure?: HubFailure) => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', onViolation);
      tag.dataset.leadHub = '';
      if (failure) tag.remove();
      else load.script = tag;
      resolve(failure);
    };
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      // An empty address names no script.
      violated ||= blockedURI && url.startsWith(blockedURI);
    };
    const timer = setTimeout(settle, timeoutMs, 'timeout');
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- smaller, and nobody else has this tag
    tag.onload = () => settle();
    // The policy's own event may come after the script's.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- smaller, and nobody else has this tag
    tag.onerror = () =>
      setTimeout(() => settle(violated ? 'csp' : navigator.onLine ? 'blocked-or-unreachable' : 'offline'), 50);
    document.addEventListener('securitypolicyviolation', onViolation);
    document.head.append(tag);
  });
}
