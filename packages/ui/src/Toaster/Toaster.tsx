/*! Contains sonner, MIT License, Copyright (c) 2023 Emil Kowalski. */
import { type FocusEvent, type KeyboardEvent, useInsertionEffect } from 'react';
import { Toaster as Sonner, toast as sonnerToast } from 'sonner';
import { TOASTER_CSS } from './toasterCss.generated';
import { type ProductTheme, useProductTheme } from './useProductTheme';

/**
 * Shows a message in the mounted `Toaster` and announces it politely. Also `toast.success`, `toast.error`,
 * `toast.info`, `toast.warning`, `toast.loading`, `toast.promise`; `toast.dismiss(id)` takes one away, without an id all.
 *
 * @returns The id of the message. Given as option `id`, a later message takes its place. On a server nothing is shown.
 * @example toast.success('Gespeichert', { description: 'Sie können das jederzeit ändern.' });
 * @see https://sonner.emilkowal.ski/toast
 */
export const toast: typeof sonnerToast = sonnerToast;

/** Props of `Toaster`. */
export interface ToasterProps {
  /** Accessible name of the region, in the language of the page; the hotkey follows it: `Meldungen Alt+T`. */
  label: string;
  /** Accessible name of each toast's close button, in the language of the page. */
  closeLabel: string;
  /** Keys that move focus to the toasts, as in `KeyboardEvent`. Default: Alt+T. */
  hotkey?: string[] | undefined;
  /** Default: what `data-theme` of the document says, `system` without it. */
  theme?: ProductTheme | undefined;
  /** Corner or edge of the window. Default: `bottom-right`. */
  position?: 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right' | undefined;
  /** How long toasts stay, in milliseconds, while neither pointer nor focus is on them and the tab is visible. Default: sonner's. */
  duration?: number | undefined;
}

let adopted = false;

/** Once per document, and never removed: toasts of another toaster may still need it. */
function adoptStyles() {
  if (adopted || !('adoptedStyleSheets' in document) || !CSSStyleSheet.prototype.replaceSync) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TOASTER_CSS);
  document.adoptedStyleSheets.push(sheet);
}

// Sonner stops its timers while the pointer is over the list, but not for keyboard focus. It only listens to the
// pointer, so focus is told to it in the same words.
function pauseOnFocus({ target }: FocusEvent<HTMLDivElement>) {
  target.closest('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

function resumeOnBlur({ target, relatedTarget }: FocusEvent<HTMLDivElement>) {
  const list = target.closest('[data-sonner-toaster]');
  if (!list || list.contains(relatedTarget)) return;
  // Sonner has led back to where the keyboard came from, though it, or a click, goes on elsewhere.
  (relatedTarget as HTMLElement | null)?.focus();
  if (list.matches(':hover')) return;
  list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}

// Sonner folds its list on Esc and lets time pass with the keyboard still in it. Without focus it goes back where it was.
function leaveOnEscape({ key, target }: KeyboardEvent<HTMLDivElement>) {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur();
}

/**
 * The region that shows what `toast('…')` says, by sonner, under a strict Content-Security-Policy: no style element, its
 * rules are an adopted style sheet in the layer `ui.components`, so there is no CSS file to import. Mount it once, when
 * the page is idle. Nothing a visitor needs later may live only in a toast. A client component: a server draws the empty
 * region.
 *
 * @example
 * <Toaster label="Notifications" closeLabel="Close" />
 * toast.success('Saved');
 * @see https://sonner.emilkowal.ski/toaster
 */
export function Toaster({ label, closeLabel, hotkey, theme, position, duration }: ToasterProps) {
  const productTheme = useProductTheme();
  useInsertionEffect(adoptStyles, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its toasts are focused, and their keys arrive here
    <div onFocus={pauseOnFocus} onBlur={resumeOnBlur} onKeyDown={leaveOnEscape}>
      <Sonner
        containerAriaLabel={label}
        hotkey={hotkey}
        theme={theme ?? productTheme}
        position={position}
        duration={duration}
        closeButton
        toastOptions={{ closeButtonAriaLabel: closeLabel }}
      />
    </div>
  );
}
