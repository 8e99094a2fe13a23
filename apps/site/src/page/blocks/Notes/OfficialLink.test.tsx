import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { glossary } from '../../../content/glossary';
import { bodyLink } from '../../../content/sources';
import { type OfficialBody, officialBodies } from '../../../figures/bodies';
import { Reservation } from '../../../islands/calculator/Reservation';
import { OfficialLink } from './OfficialLink';

const bodies = Object.keys(officialBodies) as OfficialBody[];
const terms: readonly string[] = Object.values(glossary).map(({ name }) => name);

/** What a screen reader calls the link. */
function nameOf(body: OfficialBody): string {
  const link = renderToStaticMarkup(<OfficialLink body={bodyLink(body)} />);
  return /aria-label="([^"]*)"/u.exec(link)?.[1] ?? link.replace(/<[^>]*>/gu, '');
}

describe('a link to a public body', () => {
  it('has another name than the term of the same page, and begins with the words that are seen', () => {
    expect(terms).toEqual(expect.arrayContaining(['KfW', 'BAFA']));
    expect(bodies.filter((body) => terms.includes(nameOf(body)))).toEqual([]);
    expect(bodies.filter((body) => !nameOf(body).startsWith(bodyLink(body).name))).toEqual([]);
  });

  it('is called the same below the result of a tool', () => {
    const markup = renderToStaticMarkup(<Reservation official={[bodyLink('kfw'), bodyLink('bafa')]} />);
    const names = [...markup.matchAll(/aria-label="([^"]*)"/gu)].map(([, name]) => name);
    expect(names).toEqual([nameOf('kfw'), nameOf('bafa')]);
  });
});
