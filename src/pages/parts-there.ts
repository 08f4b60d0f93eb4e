// Tells when the page is wholly there: what waits for code, or is taken over later than its surroundings, included.
import { useEffect } from 'react';

/** Parts that are on the page, less those that are there. */
let missing = 0;

/** public/early.js waits for it, with what the visitor did to the prerendered page in the meantime. */
function tellReady() {
  document.dispatchEvent(new Event('toolyard-ready'));
}

function count(by: 1 | -1) {
  missing += by;
  // Not from within React's own work: the events that are then repeated must be able to hydrate what they meet.
  if (missing === 0) setTimeout(tellReady);
  return () => {
    missing -= by;
  };
}

/** Of what is around a part. */
export const useMissingPart = (): void => useEffect(() => count(1), []);

/** Inside of the part, or of what has taken its place. */
export function PartThere() {
  useEffect(() => count(-1), []);
  return null;
}
