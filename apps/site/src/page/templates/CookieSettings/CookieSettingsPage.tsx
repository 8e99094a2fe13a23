import type { CookieSettingsRecord } from '../../../content/pages/cookieSettings';
import * as frame from '../../../styles/frame.css';
import { PageHero } from '../../blocks/Hero/PageHero';
import * as operator from '../../blocks/Operator/OperatorList.css';
import { SectionFrame } from '../../blocks/SectionFrame/SectionFrame';
import type { Page } from '../../loadPage';
import { ConsentChoice } from './ConsentChoice';

/** The consent settings as a page (R-CSET). */
export function CookieSettingsPage({ page: { record } }: { page: Page<CookieSettingsRecord> }) {
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art} />
      <section className={frame.section} aria-label="Auswahl">
        <div className={frame.wrap}>
          <ConsentChoice />
        </div>
      </section>
      <SectionFrame id="gespeichert" heading={record.storage.heading} intro={record.storage.text} tone="soft">
        <dl className={operator.list}>
          {record.storage.keys.map(([key, purpose]) => (
            <div key={key}>
              <dt>
                <code>{key}</code>
              </dt>
              <dd>{purpose}</dd>
            </div>
          ))}
        </dl>
      </SectionFrame>
    </>
  );
}
