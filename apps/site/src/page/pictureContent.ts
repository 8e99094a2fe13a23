import type { Route } from '../route';
import type { BakedArt, BakedPage } from './baked';

/** What the picture shows that messengers and networks put beside a link; build/sharing draws it. */
export interface PictureContent {
  heading: string;
  /** Short name of the page, empty where the heading says it already. */
  topic: string;
  /** The ground, as at the head of the page. */
  look: 'sunny' | 'sky' | 'garden' | 'plain';
  art: BakedArt;
  alt: string;
}

const LOOKS: Readonly<Record<Route['template'], PictureContent['look']>> = {
  guide: 'sunny',
  city: 'sky',
  landing: 'garden',
  info: 'plain',
  page: 'sunny',
};

/** Pages with behaviour of their own that stand on another ground than the sunny one. */
const OWN_LOOKS: Readonly<Record<string, PictureContent['look']>> = {
  '/als-fachbetrieb-bewerben': 'garden',
  '/cookie-einstellungen': 'plain',
};

const withStop = (sentence: string) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`);

/** The picture of a page: its heading, its name, its drawing. */
export function pictureContent(
  route: Route,
  { h1, topic, art }: Pick<BakedPage['record'], 'h1' | 'topic' | 'art'>,
): PictureContent {
  const words = h1.replaceAll('\u00ad', '');
  return {
    heading: h1,
    topic: words.includes(topic) ? '' : topic,
    look: OWN_LOOKS[route.path] ?? LOOKS[route.template],
    art,
    alt: art.alt ? `${withStop(words)} Zeichnung: ${withStop(art.alt)}` : withStop(words),
  };
}
