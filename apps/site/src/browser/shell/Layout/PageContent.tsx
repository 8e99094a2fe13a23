import { useEffect, useRef, useState } from 'react';
import { hydrateIslands } from '../../../islands/hydrateIslands';
import { BURGER } from '../../../styles/media';
import { fetchLaterDrawings } from '../../laterDrawings';
import { CONTENT_ID } from '../../pageContent';

/**
 * What stands in `main`: markup drawn at build time, which no script has to draw again. Only its islands are taken
 * over (docs/decisions/0006-content-as-markup.md).
 */
export function PageContent({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>();
  // Markup of another build is for the boundary above, like everything that cannot be drawn.
  if (error) throw error;
  useEffect(() => {
    if (!place.current) return undefined;
    const { ready, leave } = hydrateIslands(place.current);
    ready.then(() => {
      document.documentElement.dataset.hydrated = 'true';
    }, setError);
    return leave;
  }, []);
  useEffect(() => fetchLaterDrawings(document), []);
  useEffect(() => {
    if (!matchMedia(BURGER).matches) return undefined;
    const bar = import('../../callBar').then((module) => module.watchCallBar());
    bar.catch(() => {
      // The hero still has the call.
    });
    return () => void bar.then((stop) => stop()).catch(() => {});
  }, []);
  useEffect(() => {
    if (!place.current?.querySelector('[data-contents]')) return undefined;
    const life = new AbortController();
    // Before anybody scrolls there is nothing to mark.
    const watch = () =>
      import('../../contentsList').then(
        (module) => {
          const stop = module.watchContentsList();
          if (life.signal.aborted) stop();
          else life.signal.addEventListener('abort', stop);
        },
        () => {
          // The list still leads to every section.
        },
      );
    addEventListener('scroll', watch, { once: true, passive: true, signal: life.signal });
    return () => life.abort();
  }, []);
  return <div ref={place} id={CONTENT_ID} dangerouslySetInnerHTML={{ __html: html }} />;
}
