import { Icon } from '@sanierungsweg/ui/icon';
import type { Baked } from '../../content/baked';
import type { InfoSection, Section } from '../../content/records';
import * as frame from '../../styles/frame.css';
import { Calculation } from '../Calculation/Calculation';
import * as calculation from '../Calculation/Calculation.css';
import { PictureCards } from '../Cards/PictureCards';
import * as cards from '../Cards/PictureCards.css';
import { Cities } from '../Cities/Cities';
import { Closing } from '../Closing/Closing';
import { Chart } from '../Figures/Chart';
import { DataTable } from '../Figures/DataTable';
import { LeadForm } from '../Lead/LeadForm';
import { Note } from '../Notes/Note';
import { Claims } from '../Operator/Claims';
import { InfoButton } from '../Operator/InfoButton';
import { OperatorList } from '../Operator/OperatorList';
import { Team } from '../Operator/Team';
import { Blocks } from '../Prose/Blocks';
import { SectionFrame, type SectionFrameProps } from '../SectionFrame/SectionFrame';
import { Sizes } from '../Sizes/Sizes';
import { NumberedSteps } from '../Steps/NumberedSteps';
import { PictureSteps } from '../Steps/PictureSteps';
import { TextView } from '../Text/TextView';
import * as styles from './SectionView.css';

/** A section as it comes out of baking: `id` is always there. */
export type SectionData = Baked<Section | InfoSection> & { readonly id?: string };

export interface SectionViewProps {
  section: SectionData;
  look?: SectionFrameProps['look'];
}

const AUDIENCES = { tenants: 'Für Mieterinnen und Mieter', owners: 'Für Eigentümer', heritage: 'Im Denkmal' } as const;

/** Draws any section of a record. Exhaustive: a new type of section does not compile without its case. */
export function SectionView({ section, look = 'plain' }: SectionViewProps) {
  const { heading, id = '' } = section;
  const shell = { id, heading, intro: section.intro, look };
  switch (section.type) {
    case 'prose':
      return (
        <SectionFrame {...shell} look={look === 'plain' ? 'split' : look}>
          <Blocks blocks={section.blocks} />
        </SectionFrame>
      );
    case 'advice':
      return (
        <section id={id} className={frame.section} aria-labelledby={`${id}-titel`}>
          <div className={frame.wrap}>
            <div className={styles.advice}>
              <p className={styles.audience}>
                <Icon name={section.audience === 'heritage' ? 'landmark' : 'key'} />
                {AUDIENCES[section.audience]}
              </p>
              <h2 id={`${id}-titel`}>{heading}</h2>
              {section.intro && (
                <p className={frame.intro}>
                  <TextView text={section.intro} />
                </p>
              )}
              <Blocks blocks={section.blocks} />
            </div>
          </div>
        </section>
      );
    case 'cards':
      return (
        <SectionFrame {...shell}>
          <PictureCards cards={section.cards} />
          <Note text={section.note} />
        </SectionFrame>
      );
    case 'components':
      return (
        <SectionFrame {...shell}>
          <PictureCards cards={section.components.map(({ detail, ...card }) => ({ ...card, feature: detail }))} />
        </SectionFrame>
      );
    case 'sizes':
      return (
        <SectionFrame {...shell} look="soft">
          <Sizes sizes={section.sizes} />
          <Note text={section.note} />
        </SectionFrame>
      );
    case 'table':
      return (
        <SectionFrame {...shell}>
          <DataTable table={section} />
          <Note text={section.note} />
          {section.blocks && <Blocks blocks={section.blocks} />}
        </SectionFrame>
      );
    case 'chart':
      return (
        <SectionFrame {...shell} look="soft">
          <Chart chart={section} />
          <Note text={section.note} />
          {section.blocks && <Blocks blocks={section.blocks} />}
        </SectionFrame>
      );
    case 'steps':
      return (
        <SectionFrame {...shell}>
          {section.steps.some((step) => step.art) ? (
            <PictureSteps steps={section.steps} />
          ) : (
            <NumberedSteps steps={section.steps} />
          )}
        </SectionFrame>
      );
    case 'calculation':
      return (
        <SectionFrame {...shell} look="soft">
          <div className={calculation.sheets}>
            {section.calculations.map((example) => (
              <Calculation key={example.title} calculation={example} />
            ))}
          </div>
          <Note text={section.note} />
        </SectionFrame>
      );
    case 'cities':
      return (
        <SectionFrame {...shell}>
          <Cities lists={section.lists} note={section.note} />
        </SectionFrame>
      );
    case 'leadForm':
      return <LeadForm heading={heading} text={section.intro ?? []} />;
    case 'callToAction':
      return <Closing id={id} heading={heading} text={section.intro ?? []} button={section.button} />;
    case 'claims':
      return (
        <SectionFrame {...shell} look="soft">
          <Claims claims={section.claims} />
          <Note text={section.note} />
        </SectionFrame>
      );
    case 'team':
      return (
        <SectionFrame {...shell}>
          <Team members={section.members} />
        </SectionFrame>
      );
    case 'operator':
      return (
        <SectionFrame {...shell} look="split">
          <div className={frame.stack}>
            <OperatorList entries={section.entries} />
            {section.blocks && <Blocks blocks={section.blocks} />}
          </div>
        </SectionFrame>
      );
    case 'button':
      return (
        <SectionFrame {...shell} look="split">
          <div className={cards.body}>
            <InfoButton to={section.to}>{section.button}</InfoButton>
          </div>
        </SectionFrame>
      );
  }
}
