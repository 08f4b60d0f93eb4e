// Compares the requests that a page reports with those that a server received.

/** The rest of `all` after removing one element for each of `taken`. */
function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const rest = [...taken];
  return all.filter((one) => {
    const found = rest.indexOf(one);
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
}

export const difference = (listed: readonly string[], heard: readonly string[]) => ({
  onlyListed: without(listed, heard),
  onlyHeard: without(heard, listed),
});

export const NO_DIFFERENCE: ReturnType<typeof difference> = { onlyListed: [], onlyHeard: [] };
