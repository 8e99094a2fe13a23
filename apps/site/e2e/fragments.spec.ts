import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const pages = new Map(
  readdirSync(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(`${dist}/${file}`, 'utf8');
      const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
      const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*|)#([^"]+)"/g)].map(([, path = '', id = '']) => ({
        target: path === '' ? file : fileOf(path.replace(/\?.*$/, '')),
        id: decodeURIComponent(id),
      }));
      return [file, { ids, links }] as const;
    }),
);

test('every fragment has its target, on its own page and on others', () => {
  const links = [...pages].flatMap(([file, page]) => page.links.map((link) => ({ file, ...link })));
  expect(links.length).toBeGreaterThan(pages.size);
  expect(links.some(({ file, target }) => file !== target)).toBe(true);
  const dead = links
    .filter(({ target, id }) => !pages.get(target)?.ids.has(id))
    .map(({ file, target, id }) => `${file}: ${target}#${id}`);
  expect(dead).toEqual([]);
});
