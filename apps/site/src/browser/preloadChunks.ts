/** Lists that the prerender wrote onto the entry script: what every page needs, and what navigation needs. */
type ChunkList = 'chunks' | 'application';

/** Fetches chunks with their nested imports side by side instead of one after the other. */
export function preloadChunks(list: ChunkList): void {
  const hrefs = document.querySelector<HTMLElement>('script[data-chunks]')?.dataset[list] ?? '';
  for (const href of hrefs.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
