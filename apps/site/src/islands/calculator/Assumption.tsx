import { buttonVariants } from '@sanierungsweg/ui/button';
import { formatNumber } from '@sanierungsweg/ui/number';
import { useId, useState } from 'react';
import * as styles from './Calculator.css';
import type { ToolFigure } from './figure';
import { Mark } from './Mark';
import { NumberEntry, type NumberEntryProps } from './NumberEntry';

interface Assumed {
  /** What we assume; `null` for a range or what follows from other inputs. */
  readonly preset: number | null;
  /** What the assumption is called, e.g. “Einkommens-Bonus”. */
  readonly title: string;
  /** The number in words, with its unit. */
  readonly text: string;
  readonly figure?: ToolFigure;
}

/** Marks a number of the visitor's that stands in place of one of ours, and parts itself from it. */
export function Yours() {
  return (
    <>
      {' '}
      <span className={styles.yours}>Ihre Angabe</span>
    </>
  );
}

/** A number that we assume and that the visitor may replace (D-TOOLS). */
export function Assumption<V extends object, K extends keyof V>({
  preset,
  title,
  text,
  figure,
  ...entry
}: Assumed & NumberEntryProps<V, K>) {
  const id = useId();
  const { calculator, name } = entry;
  const own = calculator.values[name] !== preset;
  const [open, setOpen] = useState(false);
  // Stays where ours is typed on the way to another, as 7 to 7,50.
  if (own && !open) setOpen(true);
  const toggle = () => {
    if (open) calculator.set({ [name]: preset } as Partial<V>);
    setOpen(!open);
  };
  return (
    <div className={styles.assumption}>
      <div className={styles.assumptionRow}>
        <span>
          {`${title}: `}
          <b>{text}</b>
          {own ? <Yours /> : figure && <Mark figure={figure} />}
        </span>
        <button
          type="button"
          className={buttonVariants({ variant: 'link' })}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          {open ? `Unsere Annahme nehmen${preset === null ? '' : ` (${formatNumber(preset)})`}` : 'Annahme ändern'}
        </button>
      </div>
      <div id={id}>{open && <NumberEntry key={preset} {...entry} />}</div>
    </div>
  );
}
