import sharp from 'sharp';
import { contrastOfLuminances, linearChannel, luminance } from '../../../tooling/contrast.mjs';

/** A part of a picture, in its pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A decoded screenshot. */
export interface Pixels {
  width: number;
  height: number;
  /** Three bytes a pixel, row by row: red, green, blue. */
  data: Buffer;
}

/** What WCAG 1.4.11 asks of everything that one has to make out. */
const CONTRAST = 3;

/** Reads a screenshot as Playwright gives it. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Of each value of a channel: pictures have millions. */
const LINEAR = Array.from({ length: 256 }, (_, value) => linearChannel(value));

/** Relative luminance of a pixel, not a number outside of the picture. */
function luminanceAt({ data, width, height }: Pixels, x: number, y: number): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return Number.NaN;
  const at = (row * width + column) * 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => LINEAR[data[at + channel] as number]);
  return luminance(red, green, blue);
}

/** Whether one sees that two luminances differ. */
const differ = (one: number, other: number) => contrastOfLuminances(one, other) >= CONTRAST;

/** Whether a line runs along a side (above, right, below, left), seen from a little outside. */
function hasLine(pixels: Pixels, box: Box, side: number): boolean {
  const across = side % 2 === 0;
  const length = across ? box.width : box.height;
  const outwards = side === 0 || side === 3 ? -1 : 1;
  const edge = [box.y, box.x + box.width - 1, box.y + box.height - 1, box.x][side] ?? 0;
  const at = (along: number, out: number) =>
    across
      ? luminanceAt(pixels, box.x + along, edge + outwards * out)
      : luminanceAt(pixels, edge + outwards * out, box.y + along);
  let [seen, all] = [0, 0];
  // Not the corners, which may be round.
  for (let along = length * 0.3; along <= length * 0.7; along += Math.max(1, length / 40)) {
    all += 1;
    const ground = at(along, 4);
    if ([1, 0, -1, -2, -3].some((out) => differ(at(along, out), ground))) seen += 1;
  }
  return seen >= all * 0.9;
}

/** How many of the four sides of a box can be seen. */
export function linesAround(pixels: Pixels, box: Box): number {
  return [0, 1, 2, 3].filter((side) => hasLine(pixels, box, side)).length;
}

/** The share of a box, 0 to 1, that stands out from what lies to the left of it. */
export function shareDrawn(pixels: Pixels, box: Box): number {
  const ground = luminanceAt(pixels, box.x - 3, box.y + box.height / 2);
  let [seen, all] = [0, 0];
  const step = Math.max(1, Math.sqrt((box.width * box.height) / 4000));
  for (let y = box.y; y < box.y + box.height; y += step) {
    for (let x = box.x; x < box.x + box.width; x += step) {
      all += 1;
      if (differ(luminanceAt(pixels, x, y), ground)) seen += 1;
    }
  }
  return seen / all;
}

/** How many pixels of two pictures of one size differ so that one sees it, in a box of them or in all. */
export function countChanged(before: Pixels, after: Pixels, box?: Box): number {
  const { x: left, y: top, width, height } = box ?? { x: 0, y: 0, width: before.width, height: before.height };
  let count = 0;
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      if (differ(luminanceAt(before, x, y), luminanceAt(after, x, y))) count += 1;
    }
  }
  return count;
}
