// Written by scripts/writeTokens.mjs from tokens.json. Change tokens.json, then run `pnpm tokens`.

export const TOOLTIP_OPEN_MS = 700;
export const TOOLTIP_SKIP_MS = 300;
