/** Relative luminance of an sRGB colour, WCAG 2.2. */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two colours as WCAG 2.2 computes it, 1 to 21.
 * @param {string} one `#rrggbb`
 * @param {string} other `#rrggbb`
 * @example contrast('#000000', '#ffffff'); // 21
 */
export function contrast(one, other) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
