import type { ConsentSnapshot, ConsentTexts } from '@sanierungsweg/consent/core';

/** A text that differs from the one before: a status is announced only when its text changes. */
export function say(region: Element, text: string): void {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** What is said after a decision was stored, or could not be. */
export function savedText({ persistence, source }: ConsentSnapshot<string>, texts: ConsentTexts): string {
  if (persistence === 'memory') return texts.savedForSession;
  if (persistence === 'session') return texts.savedForTab;
  return source === 'withdrawAll' ? texts.withdrawn : texts.saved;
}

/**
 * The place in the page where decisions are announced that leave no other trace: banner and dialog are gone by then.
 * Make it a moment before there is something to say; screen readers do not hear what comes with it.
 */
export function announcer(lang: string): HTMLElement {
  let region = document.querySelector<HTMLElement>('.dpc-said');
  if (!region) {
    region = document.createElement('div');
    region.className = 'dpc dpc-said';
    region.ariaLive = 'polite';
    document.body.append(region);
  }
  // Another language may follow in the same document.
  region.lang = lang;
  return region;
}
