// What a page is made of comes by an import that can fail: a figure that cannot be right is thrown while it loads, and so
// is a name that nothing exports any more.

/** What the compiler has against the sources: of an engine's error only that knows which field is misspelt. */
async function compilerSays(): Promise<string> {
  const { compiler } = document.querySelector<HTMLElement>('[data-compiler]')!.dataset;
  // A server that is starting anew does not answer; what is known is shown all the same.
  const slips = await fetch(compiler!).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return slips && `\n\nThe compiler names file, line and value. Correct them:\n${slips}`;
}

/** Shows over the page why it cannot be drawn, as Vite shows what it cannot compile: the page itself stays empty. */
async function showFault(fault: Error): Promise<never> {
  const Overlay = customElements.get('vite-error-overlay');
  const message = `${location.pathname} cannot be drawn. ${fault.message}${await compilerSays()}`;
  // What Vite cannot compile, it has told by now.
  if (Overlay && !document.querySelector('vite-error-overlay')) {
    document.body.append(new Overlay({ name: fault.name, message, stack: '' }));
  }
  throw fault;
}

await import('./devPage').then(({ drawPage }) => drawPage()).catch(showFault);
