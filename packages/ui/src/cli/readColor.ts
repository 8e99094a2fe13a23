const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** `hsl()` in degrees and shares of 1, as sRGB channels of 0 to 255. */
function fromHsl(hue: number, saturation: number, lightness: number) {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const place = (offset + hue / 30) % 12;
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
  if (kind === 'hsl') return hex(fromHsl(first, second / 100, third / 100));
  return hex(parts.map((part, index) => (numbers[index] ?? 0) * (part.endsWith('%') ? 2.55 : 1)));
}
