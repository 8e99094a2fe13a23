import { createHash } from 'node:crypto';
import type { Figure } from '../../figures/figure';
import { formatFigure } from '../../figures/format';
import { figuresById } from '../../figures/registry';
import { withoutJoiners } from '../../lineBreaks';
import type { PageRecord } from '../records';
import { plainText, textsOf } from '../walk';
import type { CurrentState } from './ledger';

/** A figure in words: value with unit and, for funding, the month that it is true for. */
function words(figure: Figure): string {
  return `${withoutJoiners(formatFigure(figure))}${figure.asOf ? `, ${figure.asOf}` : ''}`;
}

/** Changes with every word that a reader sees of a record, and with nothing else. */
function hashOf(record: PageRecord): string {
  const text = textsOf(record).map(({ path, text: part }) => `${path}: ${plainText(part)}`);
  return createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16);
}

/** What all figures and the given pages say now. Figures that the operator gave; calculated ones follow from them. */
export function currentState(pages: readonly { path: string; record: PageRecord }[]): CurrentState {
  return {
    figures: Object.fromEntries(
      [...figuresById].filter(([, { from }]) => !from).map(([id, figure]) => [id, words(figure)]),
    ),
    pages: Object.fromEntries(pages.map(({ path, record }) => [path, hashOf(record)])),
  };
}
