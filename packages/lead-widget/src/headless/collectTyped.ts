/**
 * Notes what is typed into a place, in memory, so that nothing is lost if the form has to go. Passwords, files and what
 * nobody sees are left out, and so is everything in frames.
 *
 * @returns a function that gives a line per answer
 */
export function collectTyped(place: HTMLElement, signal: AbortSignal): () => string {
  const lines = new Map<string, string | false>();
  const note = (event: Event) => {
    const { type, name, value, checked, labels } = event.composedPath()[0] as HTMLInputElement;
    const label = labels?.[0]?.textContent.trim() ?? name;
    if (/radio|checkbox/.test(type)) lines.set(type === 'radio' ? name : label, checked && label);
    else if (!/password|file|hidden/.test(type)) lines.set(label, value && `${label}: ${value}`);
  };
  place.addEventListener('input', note, { signal });
  return () => [...lines.values()].filter(Boolean).join('\n');
}
