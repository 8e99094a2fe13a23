// Written by scripts/writeTokens.mjs from tokens.json. Change tokens.json, then run `pnpm tokens`.
import type { TokenName } from './contract.generated';

/** A role of the palette, the part of the tokens that depends on the theme. */
export type PaletteToken = Extract<TokenName, `color-${string}` | `art-${string}`>;

/** Colours as sRGB hex per theme. */
export const palettes: Readonly<Record<'light' | 'dark', Readonly<Record<PaletteToken, string>>>> = {
  "light": {
    "color-surface": "#ffffff",
    "color-surface-soft": "#f5f3ee",
    "color-surface-raised": "#ffffff",
    "color-surface-sun": "#ffdd74",
    "color-surface-earth": "#10232a",
    "color-surface-ground": "#10232a",
    "color-text": "#10232a",
    "color-text-muted": "#456672",
    "color-text-on-sun": "#10232a",
    "color-text-on-sun-muted": "#1e3a43",
    "color-text-on-ground": "#f5f3ee",
    "color-text-on-ground-muted": "#a8bbc2",
    "color-line": "#dddbd1",
    "color-line-strong": "#63808a",
    "color-primary": "#1e3a43",
    "color-primary-hover": "#0b191e",
    "color-on-primary": "#ffffff",
    "color-cta": "#bc4217",
    "color-cta-hover": "#9d3513",
    "color-on-cta": "#ffffff",
    "color-cta-line": "#10232a",
    "color-secondary": "#e3ebee",
    "color-secondary-hover": "#c9d7dc",
    "color-on-secondary": "#10232a",
    "color-destructive": "#b51c2f",
    "color-destructive-hover": "#941424",
    "color-on-destructive": "#ffffff",
    "color-trust": "#18513b",
    "color-trust-hover": "#113c2c",
    "color-on-trust": "#ffffff",
    "color-trust-soft": "#dbf4e8",
    "color-on-trust-soft": "#18513b",
    "color-link": "#1e3a43",
    "color-link-line": "#bc4217",
    "color-error": "#b51c2f",
    "color-error-soft": "#ffe4e4",
    "color-success": "#226a4d",
    "color-info": "#236b8f",
    "color-focus": "#10232a",
    "color-focus-inner": "#ffffff",
    "color-focus-on-ground": "#ffdd74",
    "color-chart-range": "#fccf47",
    "color-chart-before": "#a8bbc2",
    "color-chart-after": "#358664",
    "color-chart-axis": "#63808a",
    "color-chart-grid": "#dddbd1",
    "color-mark": "#ffdd74",
    "art-line": "#10232a",
    "art-paper": "#ffffff",
    "art-room": "#fef6d4",
    "art-wool": "#fccf47",
    "art-wool-soft": "#feebaa",
    "art-tile": "#ed7e4f",
    "art-tile-soft": "#f8a27c",
    "art-tile-strong": "#d95723",
    "art-brick": "#fdcbb5",
    "art-leaf": "#86ccac",
    "art-leaf-soft": "#dbf4e8",
    "art-glass": "#c4e8f6",
    "art-pv": "#30505b",
    "art-pv-line": "#a8bbc2",
    "art-slab": "#dddbd1",
    "art-cellar": "#e3ebee",
    "art-wood": "#e9c79a",
    "art-skin-dark": "#a9714d",
    "art-sun": "#ffffff",
    "art-soil": "#dddbd1",
    "art-water": "#99d5ed",
    "art-warm": "#bc4217",
    "art-cold": "#236b8f",
    "art-warm-open": "#bc4217",
    "art-cold-open": "#236b8f",
    "art-air": "#236b8f",
    "art-sky": "#c4e8f6"
  },
  "dark": {
    "color-surface": "#0b191e",
    "color-surface-soft": "#10232a",
    "color-surface-raised": "#172e35",
    "color-surface-sun": "#1e3a43",
    "color-surface-earth": "#10232a",
    "color-surface-ground": "#0b191e",
    "color-text": "#f5f3ee",
    "color-text-muted": "#a8bbc2",
    "color-text-on-sun": "#f5f3ee",
    "color-text-on-sun-muted": "#c9d7dc",
    "color-text-on-ground": "#f5f3ee",
    "color-text-on-ground-muted": "#a8bbc2",
    "color-line": "#1e3a43",
    "color-line-strong": "#859da6",
    "color-primary": "#ffdd74",
    "color-primary-hover": "#feebaa",
    "color-on-primary": "#0b191e",
    "color-cta": "#ed7e4f",
    "color-cta-hover": "#f8a27c",
    "color-on-cta": "#0b191e",
    "color-cta-line": "#ed7e4f",
    "color-secondary": "#1e3a43",
    "color-secondary-hover": "#30505b",
    "color-on-secondary": "#f5f3ee",
    "color-destructive": "#f69a9d",
    "color-destructive-hover": "#ffe4e4",
    "color-on-destructive": "#0b191e",
    "color-trust": "#86ccac",
    "color-trust-hover": "#b7e4cf",
    "color-on-trust": "#0b191e",
    "color-trust-soft": "#113c2c",
    "color-on-trust-soft": "#b7e4cf",
    "color-link": "#feebaa",
    "color-link-line": "#ed7e4f",
    "color-error": "#f69a9d",
    "color-error-soft": "#172e35",
    "color-success": "#86ccac",
    "color-info": "#99d5ed",
    "color-focus": "#ffdd74",
    "color-focus-inner": "#0b191e",
    "color-focus-on-ground": "#ffdd74",
    "color-chart-range": "#fccf47",
    "color-chart-before": "#63808a",
    "color-chart-after": "#86ccac",
    "color-chart-axis": "#859da6",
    "color-chart-grid": "#1e3a43",
    "color-mark": "#30505b",
    "art-line": "#0b191e",
    "art-paper": "#ffffff",
    "art-room": "#fef6d4",
    "art-wool": "#fccf47",
    "art-wool-soft": "#feebaa",
    "art-tile": "#ed7e4f",
    "art-tile-soft": "#f8a27c",
    "art-tile-strong": "#d95723",
    "art-brick": "#fdcbb5",
    "art-leaf": "#86ccac",
    "art-leaf-soft": "#dbf4e8",
    "art-glass": "#c4e8f6",
    "art-pv": "#4d84a0",
    "art-pv-line": "#c9d7dc",
    "art-slab": "#dddbd1",
    "art-cellar": "#e3ebee",
    "art-wood": "#e9c79a",
    "art-skin-dark": "#a9714d",
    "art-sun": "#ffffff",
    "art-soil": "#c7c4b9",
    "art-water": "#99d5ed",
    "art-warm": "#bc4217",
    "art-cold": "#236b8f",
    "art-warm-open": "#ed7e4f",
    "art-cold-open": "#99d5ed",
    "art-air": "#236b8f",
    "art-sky": "#204357"
  }
};

/** Two roles that meet on a page and the contrast ratio (WCAG 2.2) that they must reach in every theme. */
export interface ContrastPair {
  /** What is read or seen. */
  readonly foreground: PaletteToken;
  /** What it stands on. */
  readonly background: PaletteToken;
  /** Ratio to reach, from 1 to 21: 4.5 for text, 3 for outlines and marks, 1 where nothing has to be told apart. */
  readonly minimum: number;
}

/** Every pair of roles that carries text, a control's outline or a mark of a chart. */
export const contrastPairs: readonly ContrastPair[] = [
  {
    "foreground": "color-text",
    "background": "color-mark",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-trust",
    "background": "color-trust-hover",
    "minimum": 4.5
  },
  {
    "foreground": "color-text",
    "background": "color-surface",
    "minimum": 4.5
  },
  {
    "foreground": "color-text",
    "background": "color-surface-soft",
    "minimum": 4.5
  },
  {
    "foreground": "color-text-muted",
    "background": "color-surface",
    "minimum": 4.5
  },
  {
    "foreground": "color-text-muted",
    "background": "color-surface-soft",
    "minimum": 4.5
  },
  {
    "foreground": "color-text-muted",
    "background": "color-surface-raised",
    "minimum": 4.5
  },
  {
    "foreground": "color-text-on-sun",
    "background": "color-surface-sun",
    "minimum": 4.5
  },
  {
    "foreground": "color-text-on-sun-muted",
    "background": "color-surface-sun",
    "minimum": 4.5
  },
  {
    "foreground": "color-text-on-ground",
    "background": "color-surface-earth",
    "minimum": 4.5
  },
  {
    "foreground": "color-text-on-ground-muted",
    "background": "color-surface-earth",
    "minimum": 4.5
  },
  {
    "foreground": "color-text-on-ground",
    "background": "color-surface-ground",
    "minimum": 4.5
  },
  {
    "foreground": "color-text-on-ground-muted",
    "background": "color-surface-ground",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-primary",
    "background": "color-primary",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-primary",
    "background": "color-primary-hover",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-cta",
    "background": "color-cta",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-cta",
    "background": "color-cta-hover",
    "minimum": 4.5
  },
  {
    "foreground": "color-cta",
    "background": "color-surface-sun",
    "minimum": 3
  },
  {
    "foreground": "color-cta",
    "background": "color-surface",
    "minimum": 3
  },
  {
    "foreground": "color-cta",
    "background": "color-surface-ground",
    "minimum": 3
  },
  {
    "foreground": "color-on-secondary",
    "background": "color-secondary",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-secondary",
    "background": "color-secondary-hover",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-destructive",
    "background": "color-destructive",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-destructive",
    "background": "color-destructive-hover",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-trust",
    "background": "color-trust",
    "minimum": 4.5
  },
  {
    "foreground": "color-on-trust-soft",
    "background": "color-trust-soft",
    "minimum": 4.5
  },
  {
    "foreground": "color-link",
    "background": "color-surface",
    "minimum": 4.5
  },
  {
    "foreground": "color-link",
    "background": "color-surface-soft",
    "minimum": 4.5
  },
  {
    "foreground": "color-link-line",
    "background": "color-surface",
    "minimum": 3
  },
  {
    "foreground": "color-error",
    "background": "color-surface",
    "minimum": 4.5
  },
  {
    "foreground": "color-error",
    "background": "color-error-soft",
    "minimum": 4.5
  },
  {
    "foreground": "color-success",
    "background": "color-surface",
    "minimum": 4.5
  },
  {
    "foreground": "color-info",
    "background": "color-surface",
    "minimum": 4.5
  },
  {
    "foreground": "color-line-strong",
    "background": "color-surface",
    "minimum": 3
  },
  {
    "foreground": "color-line-strong",
    "background": "color-surface-raised",
    "minimum": 3
  },
  {
    "foreground": "color-line-strong",
    "background": "color-surface-soft",
    "minimum": 3
  },
  {
    "foreground": "color-focus",
    "background": "color-surface",
    "minimum": 3
  },
  {
    "foreground": "color-focus",
    "background": "color-surface-sun",
    "minimum": 3
  },
  {
    "foreground": "color-focus-on-ground",
    "background": "color-surface-ground",
    "minimum": 3
  },
  {
    "foreground": "color-chart-axis",
    "background": "color-surface",
    "minimum": 3
  },
  {
    "foreground": "color-chart-after",
    "background": "color-surface",
    "minimum": 3
  },
  {
    "foreground": "color-chart-before",
    "background": "color-surface",
    "minimum": 1
  },
  {
    "foreground": "color-text",
    "background": "color-chart-range",
    "minimum": 1
  }
];
