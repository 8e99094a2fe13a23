import type { Guide } from '../../src/guides/guide';

function List({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}

/** Do, don't and keyboard of a component. */
export function GuideView({ guide: { purpose, dos, donts, keyboard, note } }: { guide: Guide }) {
  return (
    <>
      <h2 id="verwenden">Verwenden</h2>
      <p>{purpose}</p>
      <List title="So ja" entries={dos} />
      <List title="So nicht" entries={donts} />
      <h2 id="tastatur">Tastatur</h2>
      {keyboard.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">Taste</th>
              <th scope="col">Wirkung</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(([key, effect]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
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
