const followers = new Set<WeakRef<ParentNode>>();
let observer: MutationObserver | undefined;

function apply(): void {
  for (const reference of followers) {
    const root = reference.deref();
    if (!root) followers.delete(reference);
    for (const form of root?.querySelectorAll<HTMLElement>('.lsb') ?? []) {
      form.dataset.scheme = document.documentElement.dataset.theme ?? '';
    }
  }
}

/** Carries the page's `data-theme` into a shadow root or frame, where its selectors do not reach. */
export function followScheme(root: ParentNode): void {
  followers.add(new WeakRef(root));
  apply();
  observer ??= new MutationObserver(apply);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
