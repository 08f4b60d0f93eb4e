/** Puts a tool first among those used last. The code for it comes with the first use. */
export const rememberTool = (id: string): void =>
  void import('./tool-shelf').then(
    (shelf) => shelf.rememberTool(id),
    () => undefined, // it is a convenience
  );
