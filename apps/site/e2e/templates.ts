/** One page of each kind: home, guide, landing, city, information, three with behaviour of their own, and no page. */
export const ONE_OF_EACH = [
  '/',
  '/waermepumpe-kosten',
  '/klima',
  '/energieberater-berlin',
  '/impressum',
  '/als-fachbetrieb-bewerben',
  '/handwerkersuche',
  '/cookie-einstellungen',
  '/gibt-es-nicht',
] as const;
