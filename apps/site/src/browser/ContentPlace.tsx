import type { Ref } from 'react';
import { CONTENT_ID } from './pageContent';

/**
 * Where the content of a page stands in `main`: markup drawn at build time, which no script has to draw again
 * (docs/decisions/0006-content-as-markup.md).
 */
export function ContentPlace({ html, ref }: { html: string; ref?: Ref<HTMLDivElement> }) {
  // What scripts have made of it since it arrived is theirs.
  return <div ref={ref} id={CONTENT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
