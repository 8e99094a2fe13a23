import { conflictId } from '../../../content/sources';
import { opposedTo } from '../../../figures/conflicts';
import type { Figure } from '../../../figures/figure';
import { formatDative, formatFigure } from '../../../figures/format';
import { WORD_JOINER } from '../../../lineBreaks';
import { markPlace } from '../../../styles/markPlace.css';
import { mark } from './FigureView.css';

/** Id of the note that the marks of a figure open; `Sources` draws it. */
export function hintId(figure: Figure): string {
  return `${conflictId(figure)}-hinweis`;
}

/**
 * A figure in words. Where another page names another value, a small mark opens a note on it in place (D-FIGURES): a
 * popover of the platform, so it works without scripts. No line ends between figure, mark and a full stop behind it.
 */
export function FigureView({ figure, words = formatFigure(figure) }: { figure: Figure; words?: string }) {
  if (opposedTo(figure).length === 0) return words;
  return (
    <>
      {words}
      <span className={markPlace}>
        {WORD_JOINER}
        <button
          type="button"
          className={mark}
          popoverTarget={hintId(figure)}
          aria-label={`Andere Angabe auf einer anderen Seite: Hinweis zu ${formatDative(figure)}`}
        >
          i
        </button>
      </span>
    </>
  );
}
