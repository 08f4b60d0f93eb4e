// A file of 200 MB: the right answer, in bounded memory.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zeros } from '../tools/files';
import type { Driver, Target } from './driver';
import { growthDuring } from './memory';
import type { Outcomes } from './outcomes';
import type { Session } from './session';
import { action, appears, appearsOr, giveFile, MAIN, NO_ROOM, openTool } from './tool-page';

const BYTES = 200_000_000;
const MAX_GROWTH_MB = 100;

/** As Base64 it fits into memory on any device, and stays there, beside the run's own memory. */
const FITTING_BYTES = 45_000_000;
const FITTING_RESULT_MB = 60;

/** The digest of one character again and again, and an end. */
function hashOf(character: string, times: number, end = '', algorithm = 'sha256'): string {
  const hash = createHash(algorithm);
  const part = character.repeat(1_000_000);
  for (let left = times; left > 0; left -= part.length) hash.update(part.slice(0, left));
  return hash.update(end).digest('hex');
}

async function hashOfDownload({ downloads }: Driver, bytes: number): Promise<string> {
  const path = join(downloads, 'base64-encode.txt');
  const size = () =>
    stat(path).then(
      (file) => file.size,
      () => 0,
    );
  await expect.poll(size, { timeout: 60_000 }).toBe(bytes);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  await rm(path);
  return hash.digest('hex');
}

const textIn = async (driver: Driver, target: Target) => {
  await appears(driver, target);
  return (await driver.texts(target)).join('\n');
};

const boxed = (label: string): Target => ({ role: 'status', within: { role: 'group', name: label, within: MAIN } });

const heading: Target = { role: 'heading', name: /^Result/, within: MAIN };

interface LargeUse {
  readonly button: string;
  /** Comes with the result. */
  readonly shows: Target;
  readonly isRight: (driver: Driver) => Promise<void>;
}

const USES: Readonly<Record<string, LargeUse>> = {
  'hash-generator': {
    button: 'Generate Hashes',
    shows: boxed('MD5'),
    async isRight(driver) {
      for (const [label, algorithm] of Object.entries({ MD5: 'md5', SHA256: 'sha256' })) {
        expect(await textIn(driver, boxed(label))).toBe(hashOf('\0', BYTES, '', algorithm));
      }
    },
  },
  'base64-encoder': {
    button: 'Encode',
    shows: heading,
    async isRight(driver) {
      await driver.click(action('Download'));
      // 200,000,000 bytes are two more than a multiple of three.
      const encoded = hashOf('A', Math.ceil(BYTES / 3) * 4 - 1, '=');
      expect(await hashOfDownload(driver, Math.ceil(BYTES / 3) * 4)).toBe(encoded);
    },
  },
};

/** Gives the file in and waits for the first sign of a result. */
async function run({ driver, folder }: Session, { button, shows }: LargeUse, bytes: number) {
  const path = join(folder, `${bytes}.bin`);
  await zeros(bytes)(path);
  await giveFile(driver, path);
  await driver.click(action(button));
  return appearsOr(driver, shows);
}

async function measure(session: Session, use: LargeUse, bytes: number) {
  let seen = '';
  const growth = await growthDuring(async () => {
    seen = await run(session, use, bytes);
  });
  console.log(`${session.driver.version}, ${use.button}, ${bytes / 1e6} MB: grew by ${Math.round(growth)} MB`);
  return { seen, growth };
}

export function testLargeFiles(session: () => Session, outcomes: Outcomes) {
  for (const [id, use] of Object.entries(USES)) {
    outcomes.expect(id, '200 MB');
    test(`${id}: 200 MB in bounded memory`, async () => {
      const { driver } = session();
      await openTool(driver, id);
      // The worker and its code are in memory from now on.
      expect(await run(session(), use, 20_000_000)).toBe('there');
      await driver.click(action('Clear'));
      const measured = await measure(session(), use, BYTES);
      if (NO_ROOM.test(measured.seen)) {
        outcomes.passed(id, '200 MB', 'no room');
        const small = await measure(session(), use, FITTING_BYTES);
        expect(small.seen).toBe('there');
        return expect(small.growth).toBeLessThan(FITTING_RESULT_MB + MAX_GROWTH_MB);
      }
      expect(measured.seen).toBe('there');
      await use.isRight(driver);
      expect(measured.growth).toBeLessThan(MAX_GROWTH_MB);
      outcomes.passed(id, '200 MB');
    });
  }
}
