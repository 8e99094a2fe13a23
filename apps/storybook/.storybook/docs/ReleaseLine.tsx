import { notes, packageOf } from '../../src/releases/notes';
import { readRelease } from '../../src/releases/readRelease';
import { entryOf, nameIn } from './importLine';

const STATUS = { new: 'Neu', stable: 'Stabil' };

/** Address of a page of this Storybook, by its title. */
const pageOf = (title: string, name: string) =>
  `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9äöüß]+/g, '-')}--${name}`;

/** Package, version and status of a component, with the ways to README, list of changes and reference. */
export function ReleaseLine({ title }: { title: string }) {
  const entry = entryOf(title);
  const name = entry && packageOf(entry);
  const release = name && readRelease(notes[name], nameIn(title));
  if (!name || !release) return null;
  const { version } = notes[name];
  const links = [
    ['README', pageOf(`Pakete/${name}/README`, 'anleitung')],
    ['Änderungen', pageOf(`Pakete/${name}/Änderungen`, 'anleitung')],
    ['Referenz', pageOf(`Referenz/${name}/${entry.split('/')[2] ?? 'Haupteinstieg'}`, 'referenz')],
  ];
  return (
    <dl className="sb-release">
      <div>
        <dt>Status</dt>
        <dd className="sb-status" data-status={release.status}>
          {STATUS[release.status]}
        </dd>
      </div>
      <div>
        <dt>Seit</dt>
        <dd>
          {release.since}
          {!release.published && ' (noch nicht veröffentlicht)'}
        </dd>
      </div>
      <div>
        <dt>Paket</dt>
        <dd>
          <code>@sanierungsweg/{name}</code>
          {release.published && ` ${version}`}
        </dd>
      </div>
      <div>
        <dt>Mehr</dt>
        <dd>
          {links.map(([label, address]) => (
            <a key={label} href={address} target="_top">
              {label}
            </a>
          ))}
        </dd>
      </div>
    </dl>
  );
}
