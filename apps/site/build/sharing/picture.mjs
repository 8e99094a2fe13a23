import { palettes } from '@sanierungsweg/ui/tokens';
import { fitText } from './breakLines.mjs';
import { outlineTexts } from './drawing.mjs';

/** What the large messengers and networks show without cropping. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

const colors = palettes.light;
const MARGIN = 64;
const GROUND_LINE = 6;

/** Grounds as the heads of the pages have them (page/blocks/Hero). */
const GROUNDS = {
  sunny: colors['color-surface-sun'],
  sky: colors['art-sky'],
  garden: colors['color-trust-soft'],
  plain: colors['color-surface-soft'],
};

/** The strip under the ground line, which says whose picture it is. */
const STRIP = {
  day: { fill: colors['color-surface'], text: colors['color-text'], muted: colors['color-text-muted'], height: 104 },
  // The house of the home page has its cellar in the ground.
  soil: { fill: colors['color-surface-earth'], text: colors['color-text-on-ground'], muted: null, height: 186 },
};

const HEADING = { lineHeight: 1.08, tracking: -0.03, sizes: [84, 80, 76, 72, 68, 64, 60, 56, 52, 48] };
const NAME = { size: 40, tracking: -0.025 };
const TOPIC = { size: 28 };
const LOGO_SIZE = 60;

/** @typedef {import('./typeface.mjs').Typeface} Typeface */

/**
 * What a picture shows.
 * @typedef {object} PictureContent
 * @property {string} heading
 * @property {string} topic short name of the page; left out where the heading says it already
 * @property {'sunny' | 'sky' | 'garden' | 'plain'} look
 * @property {{ id: string, width: number, height: number }} art
 */

const path = (d, fill, x, y) =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" d="${d}"/>`;

/** Drawings made for small places keep thin lines. */
const LARGEST_SCALE = 1.75;
const RIGHT_MARGIN = 32;

/** Shares of heading and drawing, in pixels of width; the second is for long words and costs a part of the drawing. */
const SHARES = [
  { text: 530, art: 540, cost: 0 },
  { text: 640, art: 440, cost: 0.06 },
];

/** The house of the home page stands in the ground, 214 of its 800 units deep (pages/Home/HomeHero.css.ts). */
function houseArrangement({ width, height }) {
  const strip = STRIP.soil;
  const scale = strip.height / 214;
  const x = PICTURE_SIZE.width - width * scale + 10;
  return { strip, scale, x, y: PICTURE_SIZE.height - height * scale, text: 500, cost: 0 };
}

/** Ways to share the picture between heading and drawing, which stands on the ground line. */
function arrangements(art) {
  if (art.height / art.width > 0.8) return [houseArrangement(art)];
  const strip = STRIP.day;
  return SHARES.map(({ text, art: room, cost }) => {
    const scale = Math.min(room / art.width, LARGEST_SCALE);
    const x = PICTURE_SIZE.width - RIGHT_MARGIN - (room + art.width * scale) / 2;
    return { strip, scale, x, y: PICTURE_SIZE.height - strip.height - art.height * scale + 1, text, cost };
  });
}

const groundOf = ({ strip }) => PICTURE_SIZE.height - strip.height;
const headingStyle = (size) => ({ size, tracking: HEADING.tracking });

/** The arrangement in which the heading looks best, with the heading's size and lines. */
function arrange({ heading, art }, head) {
  const fits = arrangements(art).flatMap((place) => {
    const fit = fitText(heading, {
      ...HEADING,
      width: place.text,
      height: groundOf(place) - 2 * 52,
      widthOf: (line, size) => head.width(line, headingStyle(size)),
    });
    return fit ? [{ ...place, ...fit, cost: place.cost + fit.cost }] : [];
  });
  const [best] = fits.sort((one, other) => one.cost - other.cost);
  if (!best) throw new Error(`prerender: “${heading}” does not fit into the sharing picture. Shorten it.`);
  return best;
}

/**
 * @param {any} head its typeface
 * @param {any} heading what fits best: size, lines, place
 */
function headingMarkup(head, { size, lines, ...place }) {
  const capitals = size * head.capHeight;
  const pitch = size * HEADING.lineHeight;
  const top = (groundOf(place) - (lines.length - 1) * pitch - capitals) / 2 + capitals;
  return lines
    .map((line, index) =>
      path(head.outline(line, headingStyle(size)), colors['color-text'], MARGIN, top + index * pitch),
    )
    .join('');
}

/** The icon with its house, which comes first, outlined in the colour of the name beside it, as in the site's header. */
const outlined = (logo, color) => logo.replace(/stroke="[^"]*"/, `stroke="${color}"`);

function stripMarkup({ topic, siteName, logo }, { head, body }, { strip }) {
  const middle = PICTURE_SIZE.height - strip.height + GROUND_LINE / 2 + strip.height / 2;
  const name = path(
    head.outline(siteName, NAME),
    strip.text,
    MARGIN + LOGO_SIZE + 14,
    middle + (NAME.size * head.capHeight) / 2,
  );
  const label =
    topic && strip.muted
      ? path(
          body.outline(topic, TOPIC),
          strip.muted,
          PICTURE_SIZE.width - MARGIN - body.width(topic, TOPIC),
          middle + (TOPIC.size * body.capHeight) / 2,
        )
      : '';
  const mark = `<svg x="${MARGIN}" y="${middle - LOGO_SIZE / 2 - 2}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" viewBox="0 0 40 40">${outlined(logo, strip.text)}</svg>`;
  return mark + name + label;
}

/**
 * The picture of a page as SVG without text, variables or references: whatever draws it needs nothing else.
 * @param {PictureContent} content
 * @param {object} parts
 * @param {{ head: Typeface, body: Typeface }} parts.typefaces
 * @param {string[]} parts.layers SVG files of the drawing, from back to front
 * @param {string} parts.logo inner markup of the icon's SVG file
 * @param {string} parts.siteName
 */
export function pictureMarkup(content, { typefaces, layers, logo, siteName }) {
  const place = arrange(content, typefaces.head);
  const { strip } = place;
  const ground = groundOf(place);
  const { width, height } = PICTURE_SIZE;
  const marks = layers.map((layer) => outlineTexts(layer, { typeface: typefaces.head, colors })).join('');
  const below = `<path fill="${strip.fill}" d="M0 ${ground}h${width}V${height}H0z"/>`;
  const line = `<path fill="${colors['art-line']}" d="M0 ${ground - GROUND_LINE / 2}h${width}v${GROUND_LINE}H0z"/>`;
  const art = `<g transform="translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) scale(${place.scale.toFixed(4)})" color="${colors['color-text']}">${marks}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${GROUNDS[content.look]}" d="M0 0h${width}v${ground}H0z"/>`,
    ...(strip === STRIP.soil ? [below, line, art] : [art, below, line]),
    headingMarkup(typefaces.head, place),
    stripMarkup({ topic: content.topic, siteName, logo }, typefaces, place),
    '</svg>',
  ].join('');
}
