/** What is beyond counts as the end, as in browsers. */
const within = (value: number, end: number) => Math.min(Math.max(value, 0), end);

const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(within(channel, 255)).toString(16).padStart(2, '0')).join('')}`;

/** Degrees of one unit of an angle. Without a unit it is degrees. */
const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** `hsl()` in degrees and shares of 1, as sRGB channels of 0 to 255. */
function fromHsl(hue: number, saturation: number, lightness: number) {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    // An angle may be negative.
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  });
}

/**
 * A colour of a style sheet as `#rrggbb`: written `#rgb`, `#rrggbb`, `rgb()`, `hsl()`, `white` or `black`.
 * @returns `null` for anything else, such as a colour that is partly transparent: its contrast depends on what is behind.
 */
export function readColor(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (text === 'white') return '#ffffff';
  if (text === 'black') return '#000000';
  if (/^#[\da-f]{3}$/.test(text)) return text.replaceAll(/[\da-f]/g, '$&$&');
  if (/^#[\da-f]{6}$/.test(text)) return text;
  const [, kind, inner = ''] = text.match(/^(rgb|hsl)a?\(([^()]*)\)$/) ?? [];
  const parts = inner.split(/[\s,]+/).filter(Boolean);
  if (!kind || parts.length !== 3) return null;
  const numbers = parts.map((part) => Number.parseFloat(part));
  if (numbers.some(Number.isNaN)) return null;
  const [first = 0, second = 0, third = 0] = numbers;
  if (kind === 'hsl') {
    const [unit = 'deg'] = /[a-z]+$/.exec(parts[0] ?? '') ?? [];
    const degrees = first * (DEGREES[unit] ?? Number.NaN);
    return Number.isNaN(degrees) ? null : hex(fromHsl(degrees, within(second / 100, 1), within(third / 100, 1)));
  }
  return hex(parts.map((part, index) => (numbers[index] ?? 0) * (part.endsWith('%') ? 2.55 : 1)));
}
