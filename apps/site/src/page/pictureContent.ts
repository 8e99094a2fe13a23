import type { PageRecord } from '../content/records';
import type { DrawingId } from '../illustrations';
import { drawingOf } from '../illustrations/drawingOf';
import type { Route } from '../routes';
import { type Look, looks } from './looks';

/** What the picture shows that messengers and networks put beside a link; build/sharing draws it. */
export interface PictureContent {
  heading: string;
  /** Short name of the page, empty where the heading says it already. */
  topic: string;
  /** The ground, as at the head of the page. */
  look: Look;
  art: { readonly id: DrawingId; readonly width: number; readonly height: number };
  alt: string;
}

const withStop = (sentence: string) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`);

/** The picture of a page: its heading, its name, its drawing. */
export function pictureContent(
  route: Route,
  { h1, topic, art }: Pick<PageRecord, 'h1' | 'topic' | 'art'>,
): PictureContent {
  const { width, height, alt } = drawingOf(art);
  const words = h1.replaceAll('\u00ad', '');
  return {
    heading: h1,
    topic: words.includes(topic) ? '' : topic,
    look: looks[route.template],
    art: { id: art, width, height },
    alt: alt ? `${withStop(words)} Zeichnung: ${withStop(alt)}` : withStop(words),
  };
}
