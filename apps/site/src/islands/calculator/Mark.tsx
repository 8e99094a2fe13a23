import { useId } from 'react';
import { WORD_JOINER } from '../../lineBreaks';
import { markPlace } from '../../styles/markPlace.css';
import * as styles from './Calculator.css';
import type { ToolFigure } from './figure';

/** A small sign at a number of ours that opens where it comes from. Works without scripts: a native popover. */
export function Mark({ figure }: { figure: ToolFigure }) {
  const id = useId();
  return (
    <>
      <span className={markPlace}>
        {WORD_JOINER}
        <button
          type="button"
          className={styles.mark}
          data-conflict={figure.conflict && ''}
          popoverTarget={id}
          aria-label={`Herkunft: ${figure.label}`}
        >
          i
        </button>
      </span>
      <span id={id} popover="" className={styles.markNote} role="note">
        <span className={styles.markTitle}>{figure.label}</span>
        <b className={styles.markValue}>{figure.text}</b>
        <span>{figure.source}</span>
        {figure.conflict && <span>{figure.conflict}</span>}
      </span>
    </>
  );
}
