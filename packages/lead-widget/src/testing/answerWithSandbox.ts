import { registry } from '@sanierungsweg/lead-widget/core';
import { hubSource, type SandboxOptions } from '@sanierungsweg/lead-widget/sandbox';
import { checkOptions } from '../sandbox/checkOptions';

/**
 * Lets the sandbox answer in a unit test under jsdom or happy-dom, without any request. Without it, widgets there load
 * nothing and stay at `loading`. Each `fault` does what it does in a browser, those of the server too, so that a test sees
 * what a visitor is told; `clear` and `replace` take the form away, which no document without a layout notices. What
 * `throws` throws goes to the console as a warning, since it would make the test fail. Ended by `resetHubs`. Changes
 * nothing on a server, where nothing loads.
 *
 * @throws If the options name what the sandbox does not know; the message names field, value and remedy.
 * @example
 * beforeEach(() => answerWithSandbox());
 * afterEach(resetHubs);
 */
export function answerWithSandbox(options: SandboxOptions = {}): void {
  checkOptions(options);
  const { fault } = options;
  const asked = new Set<string>();
  registry().answer = (tag) => {
    const type = tag.type;
    // Of this type nobody fetches it.
    tag.type = 'text/plain';
    document.head.append(tag);
    tag.type = type;
    const fails = fault === '404' || fault === '500' || (fault === '503' && !asked.has(tag.src));
    asked.add(tag.src);
    if (fault === 'hang') return;
    setTimeout(() => {
      if (fails) return tag.dispatchEvent(new Event('error'));
      try {
        // Made here, it knows the test's document: Jest and Vitest's vmThreads keep theirs in a context of its own.
        // oxlint-disable-next-line no-implied-eval -- the source is our own, and node:vm would run it beside that document
        new Function(hubSource({ behaviour: 'each-run', ...options }))();
      } catch (error) {
        console.warn(error);
      }
      tag.dispatchEvent(new Event('load'));
    });
  };
}
