// Which tools the browser's library has, and the folders of their kernels.
import type { BrowserTool } from './workers';

/** The tool's id on the site first. Its name in the library is that of its command. */
export const BROWSER_TOOLS = {
  base64: ['base64-encoder'],
  count: ['word-counter'],
  csv: ['csv-converter'],
  dedup: ['text-deduplicator'],
  diff: ['diff-checker', 'patch-applier'],
  hash: ['hash-generator'],
  json: ['json-formatter'],
} as const satisfies Readonly<Record<BrowserTool, readonly [string, ...string[]]>>;

/** By the command's name, or by the tool's id on the site. */
export const findBrowserTool = (name: string): BrowserTool | undefined =>
  names.find((known) => known === name || BROWSER_TOOLS[known][0] === name);

const isTool = (name: string): name is BrowserTool => Object.hasOwn(BROWSER_TOOLS, name);

const names = Object.keys(BROWSER_TOOLS).filter(isTool);
