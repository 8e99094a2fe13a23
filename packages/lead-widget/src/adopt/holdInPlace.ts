/**
 * Puts nodes back that somebody takes out of their parent, such as a provider's script that clears more than its own
 * container. Whoever else may remove them ends it first.
 *
 * @internal For the other entries of this package.
 * @param nodes of one parent, the first of them in it already; what is taken out of the set may go
 * @returns how to end it
 */
export function holdInPlace(nodes: ReadonlySet<Node | null>): () => void {
  const parent = [...nodes][0]?.parentNode as Node;
  const putBack = (records: MutationRecord[]) => {
    // What went last comes back first, so that each finds its neighbour.
    // oxlint-disable-next-line unicorn/no-array-reverse -- Chrome 109, the last for Windows 7, has no toReversed().
    for (const { removedNodes, nextSibling } of records.reverse()) {
      for (const node of removedNodes) {
        if (!nodes.has(node) || node.parentNode === parent) continue;
        parent.insertBefore(node, nextSibling?.parentNode === parent ? nextSibling : null);
      }
    }
  };
  const observer = new MutationObserver(putBack);
  observer.observe(parent, { childList: true });
  return () => {
    putBack(observer.takeRecords());
    observer.disconnect();
  };
}
