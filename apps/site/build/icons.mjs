import { palettes } from '@sanierungsweg/ui/tokens';
import { rasterize } from './rasterize.mjs';

/** Edge of the icon's viewBox, see public/favicon.svg. */
const VIEW_BOX = 40;

/** Icons of the manifest. `inset` is the margin around the mark as a share of the edge, on a full ground. */
export const MANIFEST_ICONS = [
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  // Launchers cut out any shape that holds the middle circle of 80 %.
  { file: 'icons/icon-maskable-512.png', size: 512, purpose: 'maskable', inset: 0.15 },
];

const APPLE_TOUCH_ICON = { file: 'apple-touch-icon.png', size: 180, inset: 0.1 };

/** What a document's head says of them. The size keeps browsers that know SVG from taking the .ico file. */
export const ICON_TAGS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
].join('\n');

/**
 * For the head of the home page alone: browsers let a shortcut lead to the manifest's start, so that one to a calculator
 * would open the home page. And no other page fetches it.
 */
export const MANIFEST_TAG = '<link rel="manifest" href="/site.webmanifest">';

/** The mark in the middle of a full ground, for places that cut icons to a shape of their own. */
function onGround(svg, inset) {
  const mark = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const scale = 1 - 2 * inset;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW_BOX} ${VIEW_BOX}">`,
    `<path fill="${palettes.light['color-surface']}" d="M0 0h${VIEW_BOX}v${VIEW_BOX}H0z"/>`,
    `<g transform="translate(${VIEW_BOX * inset} ${VIEW_BOX * inset}) scale(${scale})">${mark}</g></svg>`,
  ].join('');
}

/** @type {(file: string, content: Buffer) => [file: string, content: Buffer]} */
const pair = (file, content) => [file, content];

/**
 * The icons that are drawn from the SVG file. `favicon.ico` lies beside it, drawn once; a test compares both.
 * @param {string} svg public/favicon.svg
 * @param {string} cache see rasterize
 * @returns {Promise<[file: string, content: Buffer][]>}
 */
export async function iconFiles(svg, cache) {
  /** @param {{ size: number, inset?: number }} icon */
  const draw = async ({ size, inset }) =>
    (await rasterize(inset ? onGround(svg, inset) : svg, { width: size, cache })).png;
  return Promise.all([...MANIFEST_ICONS, APPLE_TOUCH_ICON].map(async (icon) => pair(icon.file, await draw(icon))));
}
