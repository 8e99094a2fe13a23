import { grantULimit, thickness12, thickness16, thickness20, u12, u16, u20, uUninsulated } from '../../figures/facade';
import { lossCut12, lossCut16, lossCut20 } from '../../figures/insulationExample';
import type { Section } from '../records';
import { text } from '../text';

/** Which thickness reaches the limit of the grant: 12 cm does not, 16 and 20 cm do. */
export const thicknessTable: Section = {
  type: 'table',
  heading: 'Wie dick die Dämmung sein sollte',
  intro: text`Die ersten Zentimeter bringen am meisten. Danach wird der Gewinn kleiner, doch erst die größere Dicke genügt für den Zuschuss. Verlangt wird ein Wert von ${grantULimit}.`,
  caption: 'Dämmdicke, U-Wert und Fördergrenze der Außenwand',
  columns: ['Dämmdicke', 'U-Wert der Wand', 'Weniger Wärmeverlust durch die Wand', 'Fördergrenze'],
  rows: [
    [text`ungedämmt`, text`${uUninsulated}`, text`–`, text`nicht erfüllt`],
    [text`${thickness12}`, text`${u12}`, text`${lossCut12}`, text`nicht erfüllt`],
    [text`${thickness16}`, text`${u16}`, text`${lossCut16}`, text`erfüllt`],
    [text`${thickness20}`, text`${u20}`, text`${lossCut20}`, text`erfüllt`],
  ],
  note: text`Die U-Werte gelten für eine übliche Dämmplatte. Mit einem besser dämmenden Stoff genügt eine geringere Dicke, mit einem schwächeren braucht es mehr. Der Verlust ist aus den U-Werten gerechnet und betrifft nur diese Wand, nicht die Heizrechnung des ganzen Hauses.`,
  blocks: [
    text`Zwischen ${thickness16} und ${thickness20} ist der Unterschied im Alltag klein. Der Mehrpreis für das Material ist es meist auch, denn Gerüst, Kleber und Putz kosten gleich viel. Lassen Sie sich beide Dicken anbieten.`,
  ],
};
