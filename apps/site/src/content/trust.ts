import { answerTime } from '../figures/service';
import type { DrawingId } from '../illustrations';
import type { HeadedText } from './records';
import { link, text } from './text';

/** What the operator promises everywhere, and nothing else (R-LAND-09). A block that pages share on purpose. */
export const trust: readonly (HeadedText & { readonly art: DrawingId })[] = [
  { heading: 'Kostenlos', text: text`Die Anfrage kostet Sie nichts.`, art: 'trustFree' },
  { heading: 'Unverbindlich', text: text`Sie vergleichen und entscheiden selbst.`, art: 'trustOpen' },
  {
    heading: 'Geprüfte Betriebe',
    text: text`Zertifiziert oder ${link('/ueber-uns#geprueft', 'geprüft')}, aus Ihrer Region.`,
    art: 'trustRegional',
  },
  { heading: 'Zügige Antwort', text: text`Innerhalb von ${answerTime}.`, art: 'trustAnswer' },
];
