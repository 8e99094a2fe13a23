import type { Locator, Page } from '@playwright/test';
import { type Box, countChanged, type Pixels, pixelsOf } from './picture';

/** A place within each part of the house where no other lights up, in units of the drawing: left, top, width, height. */
const PLACES = {
  insulation: [220, 390, 44, 90],
  heating: [284, 524, 80, 100],
  solar: [620, 258, 26, 22],
  windows: [434, 394, 96, 56],
  roof: [200, 200, 90, 66],
  advice: [310, 388, 74, 66],
} as const;

export type LitPart = keyof typeof PLACES;

export const LIT_PARTS = Object.keys(PLACES) as LitPart[];

/** Pixels that differ at least where a part is lit: the outline at the lower end of the solar modules. */
const LEAST = 30;

/** A picture of the house, and where in it each part lies. */
export interface HousePicture {
  pixels: Pixels;
  places: readonly Box[];
}

/** What lights up over a house of the home page. */
export class LitHouse {
  private readonly page: Page;
  private readonly drawing: Locator;

  /** The house within `area`. */
  constructor(area: Locator) {
    this.page = area.page();
    this.drawing = area.locator('svg:has(> use[href*="/houseLit.svg"])');
  }

  /** The parts that the style sheet lights. */
  parts(): Promise<string[]> {
    return this.drawing.evaluate(
      (svg, all) => all.filter((part) => getComputedStyle(svg).getPropertyValue(`--house-lit-${part}`) === '1'),
      LIT_PARTS,
    );
  }

  /** The parts that look otherwise in one picture of the house than in another. */
  changed(before: HousePicture, after: HousePicture): string[] {
    return LIT_PARTS.filter((_, index) => countChanged(before.pixels, after.pixels, before.places[index]) >= LEAST);
  }

  /** A picture of what holds all parts, and where in it they are. */
  async picture(): Promise<HousePicture> {
    const box = await this.drawing.boundingBox();
    if (!box) throw new Error('litHouse: The house has no box.');
    const unit = box.width / 800;
    const all = LIT_PARTS.map((part) => PLACES[part]);
    const left = Math.min(...all.map(([x]) => x));
    const top = Math.min(...all.map(([, y]) => y));
    const clip = {
      x: box.x + left * unit,
      y: box.y + top * unit,
      width: (Math.max(...all.map(([x, , width]) => x + width)) - left) * unit,
      height: (Math.max(...all.map(([, y, , height]) => y + height)) - top) * unit,
    };
    const places = all.map(([x, y, width, height]) => ({
      x: (x - left) * unit,
      y: (y - top) * unit,
      width: width * unit,
      height: height * unit,
    }));
    return { pixels: await pixelsOf(await this.page.screenshot({ clip, animations: 'disabled' })), places };
  }
}
