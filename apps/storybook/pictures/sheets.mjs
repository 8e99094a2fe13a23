import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { VIEWS } from './takePictures.mjs';

const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const slug = (title) => title.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-');

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { margin: 0; padding: 1.5rem 2rem 4rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.05rem; margin: 2.5rem 0 .5rem } h2 code { font-weight: 400; opacity: .7 }
nav ul { columns: 18rem; padding-left: 1.2rem }
.row { display: grid; grid-template-columns: 4fr 4fr 4fr 1.6fr; gap: .75rem; align-items: start }
.row.three { grid-template-columns: repeat(3, 1fr) }
figure { margin: 0; min-width: 0 } figcaption { font-size: .85rem; opacity: .75; margin-bottom: .25rem }
.frame { display: block; max-height: 34rem; overflow: hidden; border: 1px solid #8888; background: #fff }
img { display: block; width: 100% }
.bad { color: #c00; font-weight: 700 }
`;

const document = (title, body) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>\n`;

const figure = (caption, source) =>
  `<figure><figcaption>${escape(caption)}</figcaption><a class="frame" href="${source}"><img src="${source}" alt=""></a></figure>`;

function byTitle(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.story.title, [...(groups.get(row.story.title) ?? []), row]);
  return groups;
}

const heading = ({ title, name, id }) => `<h2>${escape(title)}: ${escape(name)} <code>${escape(id)}</code></h2>`;

/**
 * Writes one sheet per title: every story as a row, one column per view, as HTML and as PNG, and an index of all.
 * @param {object} options
 * @param {string} options.folder with `pictures/` in it
 * @param {{ id: string, title: string, name: string }[]} options.stories
 * @param {Map<string, string>} options.failures
 * @param {import('@playwright/test').Browser} options.browser
 * @returns {Promise<string>} path of the index
 */
export async function writeSheets({ folder, stories, failures, browser }) {
  const sheets = join(folder, 'sheets');
  await mkdir(sheets, { recursive: true });
  const links = [];
  const page = await browser.newPage({ viewport: { width: 1800, height: 200 } });
  for (const [title, rows] of byTitle(stories.map((story) => ({ story })))) {
    const body = rows.map(({ story }) => {
      const failure = failures.get(story.id);
      const views = VIEWS.map((view) => figure(view.label, `../pictures/${story.id}.${view.id}.png`)).join('');
      return `${heading(story)}${failure ? `<p class="bad">${escape(failure)}</p>` : ''}<div class="row">${views}</div>`;
    });
    const file = join(sheets, `${slug(title)}.html`);
    await writeFile(file, document(title, `<h1>${escape(title)}</h1>${body.join('')}`));
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await page.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true });
    links.push(`<li><a href="sheets/${slug(title)}.html">${escape(title)}</a> (${rows.length})</li>`);
  }
  await page.close();
  const index = join(folder, 'index.html');
  const bad = failures.size > 0 ? `<p class="bad">${failures.size} Ansichten ließen sich nicht darstellen.</p>` : '';
  await writeFile(
    index,
    document('Kontaktbögen', `<h1>${stories.length} Ansichten</h1>${bad}<nav><ul>${links.join('')}</ul></nav>`),
  );
  return index;
}

const STATES = { changed: 'verändert', new: 'neu', gone: 'entfallen' };

/**
 * Writes what differs between two revisions: before, after, difference.
 * @param {object} options
 * @param {string} options.folder with `pictures/`, `before/` and `difference/` in it
 * @param {string} options.revision what it was compared with
 * @param {{ story: { id: string, title: string, name: string }, view: { id: string, label: string }, state: string, pixels: number }[]} options.differences
 * @returns {Promise<string>} path of the page
 */
export async function writeDifferences({ folder, revision, differences }) {
  const rows = differences.map(({ story, view, state, pixels }) => {
    const file = `${story.id}.${view.id}.png`;
    const figures = [
      state !== 'new' && figure('vorher', `before/${file}`),
      state !== 'gone' && figure('jetzt', `pictures/${file}`),
      state === 'changed' && figure(`Unterschied, ${pixels} Bildpunkte`, `difference/${file}`),
    ];
    return `${heading(story)}<p>${escape(view.label)}: ${STATES[state]}</p><div class="row three">${figures.filter(Boolean).join('')}</div>`;
  });
  const file = join(folder, 'differences.html');
  const title = `Unterschiede zu ${revision}`;
  await writeFile(
    file,
    document(title, `<h1>${escape(title)}: ${differences.length}</h1>${rows.join('') || '<p>Keine.</p>'}`),
  );
  return file;
}
