import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Puts a picture on a larger sheet, so that two of different height can be compared. */
function onSheet(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * Compares two pictures point by point.
 * @param {{ before: string, after: string, difference: string }} paths `difference` is only written if there is one
 * @returns {Promise<{ state: 'same' | 'changed' | 'new' | 'gone', pixels: number }>}
 */
export async function comparePictures({ before, after, difference }) {
  const [had, has] = await Promise.all([exists(before), exists(after)]);
  if (!had || !has) return { state: had ? 'gone' : 'new', pixels: 0 };
  const [old, recent] = await Promise.all([readFile(before), readFile(after)]);
  if (old.equals(recent)) return { state: 'same', pixels: 0 };
  const [one, two] = [PNG.sync.read(old), PNG.sync.read(recent)];
  const width = Math.max(one.width, two.width);
  const height = Math.max(one.height, two.height);
  const output = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(one, width, height).data,
    onSheet(two, width, height).data,
    output.data,
    width,
    height,
    { threshold: 0.1 },
  );
  if (pixels === 0) return { state: 'same', pixels };
  await mkdir(dirname(difference), { recursive: true });
  await writeFile(difference, PNG.sync.write(output));
  return { state: 'changed', pixels };
}
