/**
 * The colours a drawing may use, each with the light theme's value as a fallback for a file opened on its own.
 * The names are those of the design tokens `--ui-art-*`; dark values live there. `warm-open` and `cold-open` are warm and
 * cold where they lie on the page itself, which darkens with the theme, and not on anything the drawing painted.
 */
export const palette = {
  line: '#10232a',
  paper: '#ffffff',
  room: '#fef6d4',
  wool: '#fccf47',
  'wool-soft': '#feebaa',
  tile: '#ed7e4f',
  'tile-soft': '#f8a27c',
  'tile-strong': '#d95723',
  brick: '#fdcbb5',
  leaf: '#86ccac',
  'leaf-soft': '#dbf4e8',
  glass: '#c4e8f6',
  pv: '#30505b',
  'pv-line': '#a8bbc2',
  slab: '#dddbd1',
  cellar: '#e3ebee',
  wood: '#e9c79a',
  'skin-dark': '#a9714d',
  sun: '#ffffff',
  soil: '#dddbd1',
  water: '#99d5ed',
  warm: '#bc4217',
  cold: '#236b8f',
  'warm-open': '#bc4217',
  'cold-open': '#236b8f',
  air: '#236b8f',
  sky: '#c4e8f6',
} as const;

export type Ink = keyof typeof palette;

/** The presentation attribute value of a colour: the inherited custom property, else the light value. */
export const ink = (name: Ink): string => `var(--ui-art-${name},${palette[name]})`;
