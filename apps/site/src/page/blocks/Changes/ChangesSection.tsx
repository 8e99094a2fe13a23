import { listExamples, operatorData } from '../../../../settings/checkOperator';
import { ledger } from '../../../content/ledger/ledger';
import { OPEN_DATA } from '../../../content/openData';
import * as frame from '../../../styles/frame.css';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { changes } from './ChangesSection.css';

const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** What changed in the figures and why, newest first, and the same as data. */
export function ChangesSection({ section, tone }: ViewProps<'changes'>) {
  const licence = operatorData().dataLicence;
  const exampleLicence = listExamples().includes('dataLicence');
  return (
    <SectionFrame {...frameProps(section)} tone={tone} layout="split">
      <div className={frame.stack}>
        <ol className={changes} reversed>
          {ledger.changes.map(({ date, why }) => (
            <li key={date + why}>
              <time dateTime={date}>{DAY.format(new Date(date)).replace('. ', '.\u00a0')}</time>
              <p>{why}</p>
            </li>
          ))}
        </ol>
        <p className={frame.note}>
          Alle Richtwerte als Daten: <a href={OPEN_DATA.json}>richtwerte.json</a>,{' '}
          <a href={OPEN_DATA.csv}>richtwerte.csv</a>. Lizenz der Daten:{' '}
          <a href={licence.url} rel="license">
            {licence.name}
          </a>
          {exampleLicence && ' (Beispieldaten)'}. Änderungen abonnieren: <a href={OPEN_DATA.feed}>Atom-Feed</a>.
        </p>
      </div>
    </SectionFrame>
  );
}
