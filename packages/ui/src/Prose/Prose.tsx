import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { prose } from './Prose.css';

/** Props of `Prose`: those of `<div>`. */
export type ProseProps = ComponentProps<'div'>;

/**
 * Running text: headings, paragraphs, lists and quotes written inside get rhythm and a readable measure.
 * Server-safe.
 *
 * @example <Prose><h2>Heating</h2><p>Heat from the air.</p></Prose>
 */
export function Prose({ className, ...props }: ProseProps) {
  return <div {...props} className={joinClasses(prose, className)} />;
}
