import { createContext, useContext } from 'react';

/** Whether documentation is shown at night. Blocks of code do not follow the theme around them by themselves. */
export const DarkDocs = createContext(false);

export const useDarkDocs = (): boolean => useContext(DarkDocs);
