// The workers of the browser's library. A bundler finds each script by its literal address, and adds it to what it builds.

/** By the names of commands. Vite would bundle the scripts into this one's build, where each has a build of its own. */
export const workers = {
  base64: () => new Worker(new URL(/* @vite-ignore */ './base64.worker.js', import.meta.url), { type: 'module' }),
  count: () => new Worker(new URL(/* @vite-ignore */ './count.worker.js', import.meta.url), { type: 'module' }),
  csv: () => new Worker(new URL(/* @vite-ignore */ './csv.worker.js', import.meta.url), { type: 'module' }),
  dedup: () => new Worker(new URL(/* @vite-ignore */ './dedup.worker.js', import.meta.url), { type: 'module' }),
  diff: () => new Worker(new URL(/* @vite-ignore */ './diff.worker.js', import.meta.url), { type: 'module' }),
  hash: () => new Worker(new URL(/* @vite-ignore */ './hash.worker.js', import.meta.url), { type: 'module' }),
  json: () => new Worker(new URL(/* @vite-ignore */ './json.worker.js', import.meta.url), { type: 'module' }),
} as const satisfies Readonly<Record<string, () => Worker>>;

export type BrowserTool = keyof typeof workers;
