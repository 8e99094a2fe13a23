import type { ReactNode } from 'react';
import { operatorData } from '../../../../settings/checkOperator';
import type { BuildFact, ProseBlock } from '../../../content/records';
import { withForms } from '../../withForms';
import { TextView } from '../Text/TextView';
import * as styles from './Blocks.css';

type Block = ProseBlock;

/** Whether this build is what a paragraph says. */
const BUILD: Readonly<Record<BuildFact, boolean>> = {
  forms: withForms,
  formsOnEntry: withForms && __LEADS__.consent === 'none',
  formsOnConsent: withForms && __LEADS__.consent === 'functional',
  noForms: !withForms,
  sandbox: withForms && __LEADS__.isSandbox,
  severalProviders: withForms && Object.keys(operatorData().furtherLeadProviders).length > 0,
};

function BlockView({ block }: { block: Block }) {
  if ('list' in block) {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.list.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a record is constant
          <li key={index}>
            <TextView text={item} />
          </li>
        ))}
      </List>
    );
  }
  if ('subheading' in block) return <h3>{block.subheading}</h3>;
  if ('remark' in block) {
    return (
      <div className={styles.remark}>
        {block.title && <p className={styles.remarkTitle}>{block.title}</p>}
        <p>
          <TextView text={block.remark} />
        </p>
      </div>
    );
  }
  if ('build' in block) return BUILD[block.build] ? <BlockView block={block.paragraph} /> : null;
  return (
    <p>
      <TextView text={block} />
    </p>
  );
}

export interface BlocksProps {
  blocks: readonly Block[];
  /** What stands below the last of them, e.g. the date of a figure. */
  children?: ReactNode;
}

/** Paragraphs, lists, small headings and remarks in their order. */
export function Blocks({ blocks, children }: BlocksProps) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a record is constant
        <BlockView key={index} block={block} />
      ))}
      {children}
    </div>
  );
}
