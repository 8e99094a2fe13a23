import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { madeIn, takePlace } from './takePlace.mjs';

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

function folders() {
  const root = mkdtempSync(join(tmpdir(), 'place-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const workshop = join(root, 'workshop');
  write(workshop, { 'dist/index.html': 'new', 'deploy/headers.json': 'new' });
  return { root, workshop, place: madeIn(root) };
}

test('a whole build takes the place of the one before, without pages that are gone', async () => {
  const { root, workshop, place } = folders();
  write(root, { 'dist/index.html': 'old', 'dist/gone.html': 'old', 'deploy/headers.json': 'old' });
  await takePlace(workshop, place);
  expect(readdirSync(place.dist)).toEqual(['index.html']);
  expect(readFileSync(join(place.dist, 'index.html'), 'utf8')).toBe('new');
  expect(readFileSync(join(place.deploy, 'headers.json'), 'utf8')).toBe('new');
  expect(existsSync(workshop)).toBe(false);
});

test('the first build needs none before it', async () => {
  const { workshop, place } = folders();
  await takePlace(workshop, place);
  expect(readdirSync(place.dist)).toEqual(['index.html']);
});
