import type { Page } from '@playwright/test';

/** A part of a picture, in its pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What WCAG 1.4.11 asks of everything that one has to make out. */
const CONTRAST = 3;

/** Looks at pictures with the browser's own decoder, in a page apart: the site's policy lets nothing in. */
export class PictureReader {
  private constructor(private readonly page: Page) {}

  static async open(beside: Page): Promise<PictureReader> {
    const page = await beside.context().newPage();
    await page.evaluate((least) => {
      type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;
      const decode = async (base64: string): Promise<Pixels> => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('picture: No canvas.');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      let known: { base64: string; pixels: Promise<Pixels> } | undefined;
      /** Pages are long, and looked at more than once. */
      const decodeOnce = (base64: string) => {
        if (known?.base64 !== base64) known = { base64, pixels: decode(base64) };
        return known.pixels;
      };
      const channel = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = ({ data, width, height }: Pixels, x: number, y: number) => {
        const [column, row] = [Math.round(x), Math.round(y)];
        if (column < 0 || row < 0 || column >= width || row >= height) return Number.NaN;
        const [red = 0, green = 0, blue = 0] = data.subarray((row * width + column) * 4);
        return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
      };
      const differ = (one: number, other: number) =>
        (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= least;

      /** Whether a line runs along this side, seen from a little outside. */
      const hasLine = (pixels: Pixels, box: Box, side: number) => {
        const across = side % 2 === 0;
        const length = across ? box.width : box.height;
        const outwards = side === 0 || side === 3 ? -1 : 1;
        const edge = [box.y, box.x + box.width - 1, box.y + box.height - 1, box.x][side] ?? 0;
        const at = (along: number, out: number) =>
          across
            ? luminance(pixels, box.x + along, edge + outwards * out)
            : luminance(pixels, edge + outwards * out, box.y + along);
        let [seen, all] = [0, 0];
        // Not the corners, which may be round.
        for (let along = length * 0.3; along <= length * 0.7; along += Math.max(1, length / 40)) {
          all += 1;
          const ground = at(along, 4);
          if ([1, 0, -1, -2, -3].some((out) => differ(at(along, out), ground))) seen += 1;
        }
        return seen >= all * 0.9;
      };
      Object.assign(window, {
        changed: async (before: string, after: string, boxes?: Box[]) => {
          const [one, other] = await Promise.all([decode(before), decode(after)]);
          return (boxes ?? [{ x: 0, y: 0, width: one.width, height: one.height }]).map((box) => {
            let count = 0;
            for (let y = box.y; y < box.y + box.height; y += 1) {
              for (let x = box.x; x < box.x + box.width; x += 1) {
                if (differ(luminance(one, x, y), luminance(other, x, y))) count += 1;
              }
            }
            return count;
          });
        },
        lines: async (picture: string, boxes: Box[]) => {
          const pixels = await decodeOnce(picture);
          return boxes.map((box) => [0, 1, 2, 3].filter((side) => hasLine(pixels, box, side)).length);
        },
        drawn: async (picture: string, boxes: Box[]) => {
          const pixels = await decodeOnce(picture);
          return boxes.map((box) => {
            const ground = luminance(pixels, box.x - 3, box.y + box.height / 2);
            let [seen, all] = [0, 0];
            const step = Math.max(1, Math.sqrt((box.width * box.height) / 4000));
            for (let y = box.y; y < box.y + box.height; y += step) {
              for (let x = box.x; x < box.x + box.width; x += step) {
                all += 1;
                if (differ(luminance(pixels, x, y), ground)) seen += 1;
              }
            }
            return seen / all;
          });
        },
      });
    }, CONTRAST);
    return new PictureReader(page);
  }

  /** How many pixels of two pictures of one size differ so that one sees it. */
  async changed(before: Buffer, after: Buffer): Promise<number> {
    const [count = 0] = await this.ask<number[]>('changed', before.toString('base64'), after.toString('base64'));
    return count;
  }

  /** The same within each box. */
  async changedIn(before: Buffer, after: Buffer, boxes: readonly Box[]): Promise<number[]> {
    return this.ask<number[]>('changed', before.toString('base64'), after.toString('base64'), boxes);
  }

  /** How many of the four sides of each box can be seen. */
  async lines(picture: Buffer, boxes: readonly Box[]): Promise<number[]> {
    return this.ask<number[]>('lines', picture.toString('base64'), boxes);
  }

  /** The share of each box, 0 to 1, that stands out from what lies to the left of it. */
  async drawn(picture: Buffer, boxes: readonly Box[]): Promise<number[]> {
    return this.ask<number[]>('drawn', picture.toString('base64'), boxes);
  }

  private ask<T>(name: string, ...given: unknown[]): Promise<T> {
    return this.page.evaluate(
      ([key, rest]) => (Reflect.get(window, key) as (...values: unknown[]) => Promise<T>)(...rest),
      [name, given] as const,
    );
  }
}
