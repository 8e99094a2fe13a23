import { describe, expect, it } from 'vitest';
import { checkLinks, linkProblems } from './links.mjs';

const page = (path: string, markup: string) => ({ path, markup });
const heating = page('/heizung', '<main><section id="kosten"><a href="#kosten">Kosten</a></section></main>');

describe('the links between pages', () => {
  it('lead to pages, parts of them, files and elsewhere', () => {
    const links = [
      '/heizung',
      '/heizung?plz=1#kosten',
      '/daten/werte.csv',
      '/bild.svg#d',
      'https://example.org/x',
      'mailto:a@b.de',
    ];
    const pages = [page('/', links.map((href) => `<a href="${href}">Weiter</a>`).join('')), heating];
    expect(linkProblems(pages)).toEqual([]);
    expect(() => checkLinks(pages)).not.toThrow();
  });

  it('stop a build where they lead nowhere, by page and with what to do', () => {
    const links = '<a href="/heizungen">A</a><a class="b" href="/heizung#preise">B</a><a href="#oben">C</a>';
    const pages = [page('/', links), heating];
    expect(linkProblems(pages)).toEqual([
      '  /: /heizungen: there is no such page.',
      '  /: /heizung#preise: that page has no part with this id.',
      '  /: #oben: that page has no part with this id.',
    ]);
    expect(() => checkLinks(pages)).toThrow('Correct the link in the record under src/content/');
  });
});
