import { useEffect, useRef, useState } from 'react';
import { CONTENT_ID } from './pageContent';
import { leavePage, takeOverPage } from './takeOverPage';

/**
 * What stands in `main`: markup drawn at build time, which no script has to draw again
 * (docs/decisions/0006-content-as-markup.md).
 */
export function PageContent({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>();
  // Markup of another build is for the boundary above, like everything that cannot be drawn.
  if (error) throw error;
  useEffect(() => {
    const element = place.current as HTMLDivElement;
    takeOverPage(element, setError);
    return () => leavePage(element);
  }, []);
  // What scripts have made of it since it arrived is theirs.
  return <div ref={place} id={CONTENT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
