// The command behind `npm run sign`.
import { readFile, realpath, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../../workers/words/in-words';
import { BUILD_RECORD } from '../../build/build-record';
import { CannotVerify } from './cannot-verify';
import { SIGNATURE, signRecord } from './signature';
import * as texts from './words';

/** A key inside the repository could be committed or published by mistake. */
async function requireOutside(root: string, keyFile: string) {
  const real = await realpath(keyFile).catch(() => keyFile);
  const path = relative(await realpath(root), real);
  if (path.startsWith('..') || isAbsolute(path)) return;
  throw new CannotVerify(say(texts.keyInside, { file: keyFile }));
}

/**
 * Writes `dist/build.json.sig`. Resolves to the exit code: 0 if the build is signed, 2 if not.
 * @param root of the repository
 * @param words the arguments after `npm run sign --`
 */
export async function runSign(root: string, words: readonly string[], print: (text: string) => void): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      strict: false,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      print(`${texts.signUsage}\n`);
      return 0;
    }
    const [key, ...others] = positionals;
    if (key === undefined || others.length > 0) throw new CannotVerify(texts.signUsage);
    const keyFile = resolve(key);
    await requireOutside(root, keyFile);
    const dist = join(root, 'dist');
    const record = await readFile(join(dist, BUILD_RECORD)).catch((cause: unknown) => {
      throw new CannotVerify(say(texts.nothingToSign, { record: BUILD_RECORD }), { cause });
    });
    await writeFile(join(dist, SIGNATURE), await signRecord(record, keyFile));
    print(`${say(texts.wrote, { signature: SIGNATURE })}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof CannotVerify)) throw error;
    print(`${error.message}\n`);
    return 2;
  }
}
