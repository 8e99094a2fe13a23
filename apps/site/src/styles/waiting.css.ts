import { globalStyle, keyframes } from '@vanilla-extract/css';

// A press that waits for the code that answers it: of the search, see browser/search/openSearchOnDemand.ts, or of a tool,
// see islands/holdPress.ts. On a quick line the code is there before, and nothing flickers.
const PATIENCE = '.4s';

const coming = keyframes({ '50%': { opacity: 0.3 } });
globalStyle('[aria-busy=true]:is(a, button)', { animation: `${coming} 1.2s ${PATIENCE} infinite` });
