import { createContext } from 'react';

/** Whether drawings below the first fold may wait for a reader: in pages. Elsewhere, as in Storybook, nobody fetches them. */
export const LaterDrawings = createContext(false);
