import { useEffect } from 'react';

/** Logs the path that led nowhere to the console (R-ERR-03). Draws nothing. */
export function MissingPath() {
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`);
  }, []);
  return null;
}
