import type { BakedPage } from '../../content/baked';
import type { CookieSettingsRecord } from '../../content/pages/cookieSettings';
import { Island } from '../../islands/Island';
import { PageHero } from '../../sections/Hero/PageHero';
import * as operator from '../../sections/Operator/OperatorList.css';
import { SectionFrame } from '../../sections/SectionFrame/SectionFrame';
import * as frame from '../../styles/frame.css';

/** The consent settings as a page (R-CSET). */
export function CookieSettingsPage({ page: { record } }: { page: BakedPage<CookieSettingsRecord> }) {
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art} look="plain" />
      <section className={frame.section} aria-label="Auswahl">
        <div className={frame.wrap}>
          <Island name="consentChoice" props={{}} />
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
