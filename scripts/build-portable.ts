// `npm run build:portable`: packs dist/ for networks without a connection into dist-portable/. With `-- KEY`, signs the build first.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../build/build-record';
import { portableFiles, portableZip } from '../build/portable/portable';
import * as words from '../build/portable/words';
import { isFresh } from '../build/stamp';
import { runSign } from '../server/verify/sign-command';
import { say } from '../workers/words/in-words';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const [key] = process.argv.slice(2);

async function pack(): Promise<number> {
  if (!(await isFresh(root, dist))) {
    console.error(words.noBuild);
    return 2;
  }
  const signed = key === undefined ? 0 : await runSign(root, [key], (text) => process.stdout.write(text));
  if (signed !== 0) return signed;
  const files = await portableFiles(dist);
  const content = portableZip(files);
  await mkdir(join(root, 'dist-portable'), { recursive: true });
  const file = 'dist-portable/toolyard-portable.zip';
  await writeFile(join(root, file), content);
  const digest = sha256(content);
  await writeFile(join(root, `${file}.sha256`), `${digest}  toolyard-portable.zip\n`);
  process.stdout.write(say(words.written, { file, bytes: { bytes: content.length }, files: files.length, digest }));
  return 0;
}

process.exitCode = await pack();
