import { type SandboxBehaviour, type SandboxFault, type SandboxOptions, STATE_KEY } from '../options';
import { followScheme } from './followScheme';
import { renderForm } from './renderForm';

/** What one run of the hub knows. */
export interface Run extends SandboxOptions {
  integration: string;
}

interface SandboxState {
  /** Tags that had their run. */
  tags: WeakSet<HTMLScriptElement>;
  /** Integrations that `once` has rendered, and those that are observed. */
  done: Set<string>;
  /** Containers that have been filled, or will be. */
  taken: WeakSet<HTMLElement>;
}

/** State of the hub in this document, kept over several runs. */
export function sandboxState(): SandboxState {
  const scope = globalThis as { [STATE_KEY]?: SandboxState };
  return (scope[STATE_KEY] ??= { tags: new WeakSet(), done: new Set(), taken: new WeakSet() });
}

function containers(integration: string): HTMLElement[] {
  const id = globalThis.CSS?.escape(integration) ?? integration;
  const markers = integration
    ? `.daa-${id},[data-daa="${id}"],daa-wgt[data-itg="${id}"]`
    : '[data-daa=""],daa-wgt[data-itg]';
  const { taken } = sandboxState();
  return [...document.querySelectorAll<HTMLElement>(markers)].filter((container) => !taken.has(container));
}

function frame(container: HTMLElement): HTMLElement {
  const made = document.createElement('iframe');
  made.title = 'Anfrageformular';
  made.width = '100%';
  made.height = '760';
  container.append(made);
  const { body, documentElement } = made.contentDocument as Document;
  documentElement.lang = 'de';
  return body;
}

/** Draws the form into a container, as the behaviour wants it. */
function draw(container: HTMLElement, run: Run, behaviour: SandboxBehaviour): void {
  // An element says itself which form it wants.
  const { plz, itg: integration = run.integration } = container.dataset;
  const { frameless, links } = run;
  const inner =
    behaviour === 'iframe'
      ? frame(container)
      : behaviour === 'shadow'
        ? (container.shadowRoot ?? container.attachShadow({ mode: 'open' }))
        : container;
  renderForm(inner, {
    integration,
    plz,
    frameless,
    links,
    // From the container, so that the page hears it through frames and shadow roots, too.
    tell: (name, step) =>
      container.dispatchEvent(new CustomEvent(`lead-sandbox:${name}`, { bubbles: true, detail: { step } })),
  });
  if (inner !== container) followScheme(inner);
}

const DELAYS: Partial<Record<SandboxFault, number>> = { slow: 20_000, twice: 3000, clear: 2000, replace: 2000 };

/** Fills a container, with the fault of this run. */
function fill(container: HTMLElement, run: Run, behaviour: SandboxBehaviour): void {
  const { fault } = run;
  sandboxState().taken.add(container);
  const later = (action: () => void) => setTimeout(action, run.delayMs ?? (fault && DELAYS[fault]) ?? 0);
  if (fault === 'never') return;
  if (fault === 'slow' || fault === 'twice') {
    later(() => {
      if (!container.isConnected) return;
      draw(container, run, behaviour);
      if (fault === 'twice') draw(container, run, behaviour);
    });
    return;
  }
  draw(container, run, behaviour);
  if (fault === 'clear') later(() => container.replaceChildren());
  if (fault === 'replace') {
    later(() => {
      if (!container.isConnected) return;
      const other = document.createElement('section');
      container.replaceWith(other);
      draw(other, run, behaviour);
    });
  }
}

function scan(run: Run, behaviour: SandboxBehaviour): number {
  const found = containers(run.integration);
  for (const container of found) fill(container, run, behaviour);
  return found.length;
}

function define(run: Run): void {
  customElements.define(
    'daa-wgt',
    class extends HTMLElement {
      connectedCallback() {
        if (!sandboxState().taken.has(this))
          fill(this, { ...run, integration: this.dataset.itg ?? '' }, 'custom-element');
      }
    },
  );
}

/** One run of the hub. */
export function behave(run: Run, behaviour: SandboxBehaviour): void {
  const state = sandboxState();
  const { done } = state;
  const { integration } = run;
  if (behaviour === 'custom-element') define(run);
  else if (behaviour === 'observer') {
    if (!done.has(integration)) {
      // Not once a unit test is over: the next one may want something else.
      new MutationObserver(() => sandboxState() === state && scan(run, behaviour)).observe(document.documentElement, {
        childList: true,
        subtree: true,
      });
    }
    done.add(integration);
    scan(run, behaviour);
  } else if (behaviour === 'once') {
    if (!done.has(integration) && scan(run, behaviour)) done.add(integration);
  } else scan(run, behaviour);
}
