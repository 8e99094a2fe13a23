import type { ReactNode } from 'react';
import type { Text } from '../../../content/text';
import * as frame from '../../../styles/frame.css';
import { TextView } from '../Text/TextView';

export interface SectionFrameProps {
  id: string;
  heading: string;
  intro?: Text;
  /** `stacked` puts the heading above the content, `split` beside it. Default: `stacked`. */
  layout?: 'stacked' | 'split';
  /** The ground: white, or soft to set the section off from its neighbours. Default: `plain`. */
  tone?: Tone;
  children: ReactNode;
}

export type Tone = 'plain' | 'soft';

/** A section of a page: named by its heading, with an optional lead-in. */
export function SectionFrame({ id, heading, intro, layout = 'stacked', tone = 'plain', children }: SectionFrameProps) {
  const split = layout === 'split';
  return (
    <section id={id} className={tone === 'soft' ? `${frame.section} ${frame.soft}` : frame.section}>
      <div className={split ? `${frame.wrap} ${frame.twoColumns}` : frame.wrap}>
        <div className={split ? frame.stack : frame.heading}>
          <h2>{heading}</h2>
          {intro && (
            <p className={frame.intro}>
              <TextView text={intro} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
