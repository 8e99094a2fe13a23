import { createHash } from 'node:crypto';
import type { Figure } from '../../figures/figure';
import { formatFigure } from '../../figures/format';
import { figuresById, figuresWithin } from '../../figures/registry';
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

/** Figures of a file that the registry does not read have no id, and nobody would be asked to compare them with their body. */
function checkRegistered(pages: readonly { path: string; record: PageRecord }[]): void {
  const lost = pages.flatMap(({ path, record }) =>
    figuresWithin(record).flatMap(({ id, label }) => (id === '' ? [`  “${label}” on ${path}`] : [])),
  );
  if (lost.length === 0) return;
  throw new Error(
    [
      'figures: Some figures of pages are in no file that src/figures/registry.ts reads, so that neither the ledger nor the check of public money knows them. Nothing was built. Name their file there:',
      ...lost,
    ].join('\n'),
  );
}

/**
 * What all figures and the given pages say now. Figures that the operator gave; calculated ones follow from them.
 * @throws If a page shows a figure that the registry does not know.
 */
export function currentState(pages: readonly { path: string; record: PageRecord }[]): CurrentState {
  checkRegistered(pages);
  return {
    figures: Object.fromEntries(
      [...figuresById].filter(([, { from }]) => !from).map(([id, figure]) => [id, words(figure)]),
    ),
    pages: Object.fromEntries(pages.map(({ path, record }) => [path, hashOf(record)])),
  };
}
