/**
 * Linear light of one channel of an sRGB colour, 0 to 1.
 * @param {number} value 0 to 255
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function linearChannel(value) {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Relative luminance of a colour, 0 to 1, WCAG 2.2.
 * @param {number} red linear light, as the others, see linearChannel
 * @param {number} green
 * @param {number} blue
 */
export function luminance(red, green, blue) {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two luminances as WCAG 2.2 computes it, 1 to 21.
 * @param {number} one
 * @param {number} other
 */
export function contrastOfLuminances(one, other) {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** @param {string} hex `#rrggbb` */
function luminanceOf(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linearChannel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return luminance(red, green, blue);
}

/**
 * Contrast of two colours as WCAG 2.2 computes it, 1 to 21.
 * @param {string} one `#rrggbb`
 * @param {string} other `#rrggbb`
 * @example contrast('#000000', '#ffffff'); // 21
 */
export function contrast(one, other) {
  return contrastOfLuminances(luminanceOf(one), luminanceOf(other));
}
