/** Lists that the prerender wrote onto the first script: what its page needs, what navigation needs, what all tools need. */
type ChunkList = 'chunks' | 'application' | 'tools';

/**
 * Fetches chunks with their nested imports side by side instead of one after the other.
 * @returns Their addresses, first that of the module which imports the others.
 */
export function preloadChunks(list: ChunkList): string[] {
  const addresses = document.querySelector<HTMLElement>('script[data-chunks]')?.dataset[list]?.split(' ') ?? [];
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return addresses;
}
