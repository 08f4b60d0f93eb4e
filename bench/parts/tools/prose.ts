// Files of text lines for the tools that count and compare them, the same on every machine.
import { copyFile, open, readFile, stat } from 'node:fs/promises';
import { MB, madeOnce, sizeLabel } from '../../inputs';
import type { Input } from '../../measure/contender';
import { SEED, createRandom } from '../../../src/lib/seeded-noise';

const WORDS =
  'the of and to in is that it was for on are with his they at be this from have or by one had not but what all were ' +
  'when we there can an your which their said if do will each about how up out them then she many some so these would ' +
  'other into has more her two like him see time could no make than first been its who now people my made over did ' +
  'down only way find use may water long little very after words called just where most know';
const WIDE = ['naïve', 'Grüße', '世界', 'été', '😀'];

/** About 85 bytes a line, of which half have been there before; one word in twenty is not ASCII. */
function* lines(bytes: number): Generator<string> {
  const random = createRandom(SEED);
  const words = WORDS.split(' ');
  const known: string[] = [];
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  for (let made = 0, number = 0; made < bytes; number++) {
    const isOld = number > 100 && random() < 0.5;
    const line = isOld
      ? pick(known)
      : `${number.toString(36)} ${Array.from({ length: 15 }, () => (random() < 0.05 ? pick(WIDE) : pick(words))).join(' ')}.\n`;
    if (!isOld) known.push(line);
    made += Buffer.byteLength(line);
    yield line;
  }
}

async function write(path: string, bytes: number) {
  const file = await open(path, 'w');
  let part = '';
  for (const line of lines(bytes)) {
    part += line;
    if (part.length < 1 << 22) continue;
    await file.write(part);
    part = '';
  }
  await file.write(part);
  await file.close();
}

/** A little longer than asked for: it ends with its last line. */
export async function proseFile(bytes: number): Promise<Input> {
  const path = await madeOnce(`prose-${bytes}.txt`, (target) => write(target, bytes));
  return { label: `${sizeLabel(bytes)} of text`, bytes: (await stat(path)).size, path };
}

const PART_BYTES = 256 * MB;

/** A large file made of a smaller one again and again. */
export async function longProseFile(bytes: number): Promise<Input> {
  if (bytes <= PART_BYTES) return proseFile(bytes);
  const part = await proseFile(PART_BYTES);
  const path = await madeOnce(`prose-repeated-${bytes}.txt`, async (target) => {
    await copyFile(part.path, target);
    const chunk = await readFile(part.path);
    const file = await open(target, 'a');
    for (let size = part.bytes; size < bytes; size += chunk.length) await file.write(chunk);
    await file.close();
  });
  return { label: `${sizeLabel(bytes)} of text`, bytes: (await stat(path)).size, path };
}
