// Whether the browser checks the digests of the scripts that this page imports.

/**
 * The import map of every page names a wrong digest for this address: build/integrity.ts. A browser that checks digests
 * refuses the import. Another one evaluates this module again, which has no effect.
 */
const PROBE = `${import.meta.url}#changed`;

/** Also false if the script can't be reached, so that a failed request doesn't count as a check. */
export async function checksScripts(): Promise<boolean> {
  const response = await fetch(import.meta.url, { cache: 'force-cache' }).catch(() => undefined);
  await response?.arrayBuffer(); // The browser reports no size for a response that isn't read.
  if (!response?.ok) return false;
  return import(/* @vite-ignore */ PROBE).then(
    () => false,
    () => true,
  );
}
