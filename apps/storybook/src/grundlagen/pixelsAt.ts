const ROOT = 16;

/** How many pixels `clamp(1rem, .5rem + 2vw, 2rem)`, or a plain `1rem`, is in a window of this width. */
export function pixelsAt(width: number, size: string): number {
  const [least = 0, base = 0, slope = 0, most = 0] = [...size.matchAll(/[\d.]+(?=rem|vw)/g)].map(Number);
  if (!size.startsWith('clamp')) return least * ROOT;
  return Math.min(Math.max(least * ROOT, base * ROOT + (slope * width) / 100), most * ROOT);
}
