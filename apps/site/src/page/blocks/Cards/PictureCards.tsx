import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import { InlineIcon } from '../../../browser/shell/InlineIcon';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { ContentCard } from '../../../content/records';
import type { Text } from '../../../content/text';
import { plainText } from '../../../content/walk';
import type { Figure } from '../../../figures/figure';
import { isFigure } from '../../../figures/registry';
import { drawingOf } from '../../../illustrations/drawingOf';
import { FigureView } from '../Figures/FigureView';
import { Illustration } from '../Illustration/Illustration';
import { mark } from '../Operator/OperatorList.css';
import { TextView } from '../Text/TextView';
import { letterOf } from './letterOf';
import * as styles from './PictureCards.css';

const factsOf = (card: ContentCard) => [
  ...(card.savings ? [{ label: 'Ersparnis', value: card.savings }] : []),
  ...(card.uwert ? [{ label: 'Wärmedurchgang', value: card.uwert }] : []),
  ...(card.facts ?? []),
];

/** A figure, or one that says no more than its value because its label says the rest: a cap. */
const isAmount = (value: Figure | Text) =>
  isFigure(value) || (value.length === 1 && typeof value[0] === 'object' && value[0].kind === 'bare');

function Facts({ card }: { card: ContentCard }) {
  const rows = factsOf(card);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value }) => (
        <div key={label} className={isAmount(value) ? styles.fact : styles.wordyFact}>
          <dt>{label}</dt>
          <dd>{isFigure(value) ? <FigureView figure={value} /> : <TextView text={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who speaks to the browser says the words beside the arrow as well: the link's name holds them, its heading first. */
function CardLink({ card, to }: { card: ContentCard; to: NonNullable<ContentCard['to']> }) {
  return (
    <SiteLink to={to}>
      {card.title}
      {card.feature && <VisuallyHidden>{`: ${plainText(card.feature)}`}</VisuallyHidden>}
    </SiteLink>
  );
}

function CardBody({ card }: { card: ContentCard }) {
  return (
    <div className={styles.body}>
      <div className={styles.words}>
        {card.icon && !card.art && (
          <span className={styles.icon}>
            <InlineIcon name={card.icon} />
          </span>
        )}
        <h3>{card.to ? <CardLink card={card} to={card.to} /> : card.title}</h3>
        {card.highlight && <span className={mark}>{card.highlight}</span>}
        <p>
          <TextView text={card.description} />
        </p>
        {card.programs && (
          <ul className={styles.programs}>
            {card.programs.map((program) => (
              <li key={plainText(program)}>
                <TextView text={program} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.end}>
        <Facts card={card} />
        {card.feature && (
          // The link has said it already.
          <p className={card.to ? styles.more : styles.feature} aria-hidden={card.to ? true : undefined}>
            <TextView text={card.feature} />
            {card.to && <InlineIcon name="arrow-right" />}
          </p>
        )}
      </div>
    </div>
  );
}

/** Cards without values end alike by themselves; ten lie beside their pictures. */
const isAligned = (cards: readonly ContentCard[]) =>
  cards.length !== 10 && cards.some((card) => factsOf(card).length > 0);

/** Drawings of several series fill boxes of one height, so that the headings below them begin on one line. */
const isMixed = (cards: readonly ContentCard[]) =>
  new Set(cards.flatMap(({ art }) => (art ? [drawingOf(art).width / drawingOf(art).height] : []))).size > 1;

/** Columns that leave no card alone in its line. */
function columnsFor(cards: readonly ContentCard[]): string {
  if (cards.length % 3 === 0 || cards.length === 5) return styles.threes;
  if (cards.length === 10) return `${styles.pairs} ${styles.beside}`;
  return styles.pairs;
}

export interface PictureCardsProps {
  cards: readonly ContentCard[];
  /** Gives the cards the letters that mark their places on the house. */
  lettered?: boolean;
}

/** Cards in a grid, each one thing with its drawing or icon, its values, and at most one link named by its heading. */
export function PictureCards({ cards, lettered = false }: PictureCardsProps) {
  const evened = isMixed(cards) ? ({ className: styles.evened, place: 'xMidYMid slice' } as const) : {};
  return (
    <ul
      className={[
        styles.grid,
        columnsFor(cards),
        isAligned(cards) && styles.aligned,
        !lettered && cards[0]?.art && styles.besideOnPhones,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {cards.map((card, index) => (
        <li key={card.title} className={card.highlight ? `${styles.card} ${styles.highlighted}` : styles.card}>
          {card.art && (
            <div className={styles.picture}>
              <Illustration art={card.art} decorative {...evened} />
              {lettered && (
                <span className={styles.letter} aria-hidden="true">
                  {letterOf(index)}
                </span>
              )}
            </div>
          )}
          <CardBody card={card} />
        </li>
      ))}
    </ul>
  );
}
