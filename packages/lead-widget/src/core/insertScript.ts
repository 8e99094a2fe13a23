import { hubTags } from './hubUrl';
import { onRefusal } from './onRefusal';
import { type HubLoad, registry } from './registry';
import type { HubFailure, HubOptions, HubScriptKind } from './types';

/** Removes tags of the hub that have had their run. */
function removeEarlierTags(url: string, load: HubLoad): void {
  for (const tag of hubTags(url)) {
    // One that is still on its way is this load's own, or belongs to another widget of this page.
    if (tag.dataset.leadHub) continue;
    if (tag.src === url) load.runs ||= 1;
    tag.remove();
  }
}

/**
 * Puts one fresh tag into the document. A tag that has no answer within the time limit stays, because its answer
 * counts whenever it comes.
 *
 * @returns what went wrong with this attempt; undefined once any tag of the load has run
 */
export function insertScript(
  url: string,
  load: HubLoad,
  { nonce, timeoutMs = 10_000, policy }: HubOptions,
  kind: HubScriptKind | undefined,
): Promise<HubFailure | undefined> {
  removeEarlierTags(url, load);
  const tag = document.createElement('script');
  const isModule = kind === 'module';
  // A module with a known URL would not run again; another fragment makes it another module.
  const address = isModule && load.runs ? `${url}#r${load.runs}` : url;
  load.runs += 1;
  return new Promise((resolve) => {
    tag.src = (policy?.createScriptURL(address) as string | undefined) ?? address;
    if (isModule) tag.type = kind;
    tag.nonce = nonce ?? '';
    tag.dataset.leadHub = 'waiting';

    const timer = setTimeout(resolve, timeoutMs, 'timeout');
    const wait = new AbortController();
    const settle = (failure?: HubFailure) => {
      clearTimeout(timer);
      wait.abort();
      tag.dataset.leadHub = '';
      resolve(failure);
    };
    tag.addEventListener('load', () => {
      load.script = tag;
      settle();
      load.life.abort();
    });
    tag.addEventListener('error', () => {
      tag.remove();
      // The policy's own event may come after the script's.
      setTimeout(() => settle(load.directive ? 'csp' : navigator.onLine ? 'blocked-or-unreachable' : 'offline'), 50);
    });
    load.life.signal.addEventListener(
      'abort',
      () => {
        // For good: browsers run a removed script all the same, but not one of another document.
        document.implementation.createHTMLDocument('').adoptNode(tag);
        settle();
      },
      wait,
    );
    onRefusal((blocked, directive) => {
      // An empty address names no script.
      if (blocked && url.startsWith(blocked)) load.directive = directive;
    }, wait.signal);
    const answer = registry().answer;
    if (answer) answer(tag);
    else document.head.append(tag);
  });
}
