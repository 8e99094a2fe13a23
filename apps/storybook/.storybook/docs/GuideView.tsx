import { Fragment } from 'react';
import type { Guide } from '../../src/guides/guide';

interface ListProps {
  id: string;
  title: string;
  entries: readonly string[];
  className?: string;
}

function List({ id, title, entries, className }: ListProps) {
  return (
    <div className={className}>
      <h3 id={id}>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}

/** “Umschalt + Tab” is one stroke, “Eingabe, Leertaste” are two. */
function Keys({ keys }: { keys: string }) {
  return keys.split(', ').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ', '}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

/** Do, don't and keyboard of a component. */
export function GuideView({ guide: { dos, donts, keyboard, note } }: { guide: Guide }) {
  return (
    <>
      <h2 id="verwenden">Verwenden</h2>
      <div className="sb-advice">
        <List id="so-ja" title="So ja" entries={dos} />
        <List id="so-nicht" title="So nicht" entries={donts} className="sb-dont" />
      </div>
      <h2 id="tastatur">Tastatur</h2>
      {keyboard.length > 0 ? (
        <table className="sb-keys">
          <thead>
            <tr>
              <th scope="col">Taste</th>
              <th scope="col">Wirkung</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(([keys, effect]) => (
              <tr key={keys}>
                <th scope="row">
                  <Keys keys={keys} />
                </th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>Nicht bedienbar: Der Baustein nimmt keinen Tastaturfokus an.</p>
      )}
      {note && <p>{note}</p>}
    </>
  );
}
