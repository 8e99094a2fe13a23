import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from './afterPaint';
import { ContentPlace } from './ContentPlace';
import { showInTwo } from './navigation/showInTwo';
import { takeParsed } from './navigation/takeParsed';
import type { Content } from './pageContent';
import { leavePage, takeOverPage } from './takeOverPage';

/** The content of a page that React shows: that of the loaded page, which stands there already, or that of a later one. */
export function PageContent({ content }: { content: Content }) {
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>();
  // Markup of another build is for the boundary above, like everything that cannot be drawn.
  if (error) throw error;
  useLayoutEffect(() => {
    const element = place.current as HTMLDivElement;
    if (element.hasChildNodes()) return;
    element.append(takeParsed(content));
    showInTwo(element);
  }, [content]);
  useEffect(() => {
    const element = place.current as HTMLDivElement;
    // An answer to a click runs effects before it is painted.
    const callOff = afterPaint(() => takeOverPage(element, setError));
    return () => {
      callOff();
      leavePage(element);
    };
  }, []);
  return <ContentPlace ref={place} html="" />;
}
