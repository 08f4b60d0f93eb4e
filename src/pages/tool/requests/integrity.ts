// Whether the browser checks the digests of the scripts that this page imports.

/**
 * The import map of every page names a wrong digest for this address: server/build/integrity.ts. A browser that checks digests
 * refuses the import. Another one evaluates this module again, which has no effect.
 */
const PROBE = `${import.meta.url}#changed`;

/** False as well where the script is out of reach, so that a failed request isn't taken for a check. */
export async function checksScripts(): Promise<boolean> {
  const response = await fetch(import.meta.url, { cache: 'force-cache' }).catch(() => undefined);
  await response?.arrayBuffer(); // a response that is not read is reported without its size
  if (!response?.ok) return false;
  return import(/* @vite-ignore */ PROBE).then(
    () => false,
    () => true,
  );
}
