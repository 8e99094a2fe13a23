const attributesOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const plain = (text) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]);

const ANCHORS = { start: 0, middle: 0.5, end: 1 };

/**
 * The marks of a drawing file with colours in place of custom properties and outlines in place of text, because a
 * renderer of pictures knows neither the site's style sheet nor its fonts.
 * @param {string} svg see src/illustrations/renderDrawing.tsx
 * @param {object} look
 * @param {import('./typeface.mjs').Typeface} look.typeface for all text: drawings set theirs in the font of headings
 * @param {Record<string, string>} look.colors by token, e.g. `art-line`
 */
export function outlineTexts(svg, { typeface, colors }) {
  const marks = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return marks
    .replace(/ opacity="var\(--house-[\w-]+,([01])\)"/g, ' opacity="$1"')
    .replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_element, tag, escaped) => {
      const {
        x = '0',
        y = '0',
        fill,
        transform,
        'font-size': size,
        'text-anchor': anchor = 'start',
      } = attributesOf(tag);
      const style = { size: Number(size) };
      const text = plain(escaped);
      const left = Number(x) - typeface.width(text, style) * ANCHORS[anchor];
      const place = `${transform ?? ''} translate(${left.toFixed(2)} ${y})`.trim();
      return `<path transform="${place}" fill="${fill}" stroke="none" d="${typeface.outline(text, style)}"/>`;
    })
    .replace(/var\(--ui-([\w-]+),[^)]*\)/g, (_variable, token) => {
      const color = colors[token];
      if (!color)
        throw new Error(`prerender: A drawing uses the colour ${token}, which the design tokens do not have.`);
      return color;
    });
}
