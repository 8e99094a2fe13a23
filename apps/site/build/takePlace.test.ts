import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { madeIn, openWorkshop, takePlace } from './takePlace.mjs';

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

test('a build makes room of what stopped half-way, and leaves one alone that runs beside it', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const { pid: ended } = spawnSync(process.execPath, ['--eval', '']);
  const running = `making-${process.ppid}-dist`;
  write(cache, {
    [`making-${ended}-dist/dist/index.html`]: 'half',
    [`${running}/dist/index.html`]: 'half',
    [`making-${process.pid}-dist/dist/index.html`]: 'of a process that had this number',
    'pictures/house.png': 'kept',
  });
  const workshop = await openWorkshop(cache, 'dist');
  expect(readdirSync(workshop)).toEqual([]);
  expect(readdirSync(cache).toSorted()).toEqual([running, workshop.slice(cache.length + 1), 'pictures'].toSorted());
});
