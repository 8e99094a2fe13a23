import type { ReactNode } from 'react';
import type { BakedText } from '../../content/baked';
import * as frame from '../../styles/frame.css';
import { TextView } from '../Text/TextView';

export interface SectionFrameProps {
  id: string;
  heading: string;
  intro?: BakedText;
  /** `plain` follows the page, `soft` sets the section off, `split` puts the heading beside the content. */
  look?: 'plain' | 'soft' | 'split';
  children: ReactNode;
}

/** A section of a page: named by its heading, with an optional lead-in. */
export function SectionFrame({ id, heading, intro, look = 'plain', children }: SectionFrameProps) {
  const head = (
    <div className={look === 'split' ? frame.stack : frame.heading}>
      <h2 id={`${id}-titel`}>{heading}</h2>
      {intro && (
        <p className={frame.intro}>
          <TextView text={intro} />
        </p>
      )}
    </div>
  );
  return (
    <section
      id={id}
      className={look === 'soft' ? `${frame.section} ${frame.soft}` : frame.section}
      aria-labelledby={`${id}-titel`}
    >
      <div className={look === 'split' ? `${frame.wrap} ${frame.twoColumns}` : frame.wrap}>
        {head}
        {children}
      </div>
    </section>
  );
}
