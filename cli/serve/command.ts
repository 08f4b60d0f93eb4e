// `toolyard serve`: the site that the package contains, on this computer. The server is a script of its own, so that no other
// command loads Node's network modules.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { say } from '../../workers/words/in-words';
import { codeOf, complain, EXIT, shown, UsageError } from '../problem';
import * as words from './words';

export interface Serving {
  /** The folder of the site. */
  readonly root: string;
  readonly host: string;
  readonly port: number;
  readonly onReady: (url: string) => void;
}

/** Resolves when the server has stopped. Rejects if it can't listen. */
export type Serve = (serving: Serving) => Promise<void>;

const HERE = ['127.0.0.1', '::1', 'localhost'];

function settingsOf(args: readonly string[]) {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option' && (token.name === 'port' || token.name === 'host')) continue;
    const word = token.kind === 'option' ? token.rawName : token.kind === 'positional' ? token.value : '--';
    throw new UsageError(say(words.noFiles, { word: shown(word) }));
  }
  const { port = '8080', host = '127.0.0.1' } = values;
  if (typeof host !== 'string' || host === '') throw new UsageError(words.noHost);
  if (typeof port !== 'string' || !/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new UsageError(say(words.badPort, { port: shown(String(port)) }));
  return { host, port: Number(port) };
}

/** A number in a sentence would be grouped, which a port is not. */
function whyNot(error: unknown, host: string, port: number): string | undefined {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return say(words.taken, { port: String(port) });
    case 'EACCES':
      return say(words.mayNot, { port: String(port) });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return say(words.notHere, { host: shown(host) });
    default:
      return undefined;
  }
}

/** The exit code. */
export async function runServe(args: readonly string[]): Promise<number> {
  const { host, port } = settingsOf(args);
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const root = join(folder, 'site');
  if (!existsSync(join(root, 'index.html'))) {
    await complain('serve', words.noSite);
    return EXIT.problem;
  }
  const { serve } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'serve.js')).href)) as {
    readonly serve: Serve;
  };
  if (!HERE.includes(host)) await complain('serve', words.reachable);
  try {
    await serve({ root, host, port, onReady: (url) => process.stdout.write(`${say(words.ready, { url })}\n`) });
    return EXIT.done;
  } catch (error) {
    const reason = whyNot(error, host, port);
    if (reason === undefined) throw error;
    await complain('serve', reason);
    return EXIT.problem;
  }
}
