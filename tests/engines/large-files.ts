// A file of 200 MB: the right answer, with progress on the way, and in bounded memory.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zeros } from '../tools/files';
import type { Driver, Target } from './driver';
import { growthDuring } from './memory';
import type { Outcomes } from './outcomes';
import type { Session } from './session';
import { action, appears, giveFile, MAIN, openTool, progress } from './tool-page';

const BYTES = 200_000_000;
/** In addition to a result that is kept in memory. */
const MAX_GROWTH_MB = 100;

function hashOfZeros(algorithm: string): string {
  const hash = createHash(algorithm);
  const part = Buffer.alloc(1_000_000);
  for (let done = 0; done < BYTES; done += part.length) hash.update(part);
  return hash.digest('hex');
}

const textIn = async (driver: Driver, target: Target) => {
  await appears(driver, target);
  return (await driver.texts(target)).join('\n');
};

const boxed = (label: string): Target => ({ role: 'status', within: { role: 'group', name: label, within: MAIN } });

interface LargeUse {
  readonly button: string;
  /** Of the result: without private files it stays in memory. */
  readonly resultMegabytes: number;
  readonly isRight: (driver: Driver) => Promise<void>;
}

const USES: Readonly<Record<string, LargeUse>> = {
  'hash-generator': {
    button: 'Generate Hashes',
    resultMegabytes: 0,
    async isRight(driver) {
      for (const [label, algorithm] of Object.entries({ MD5: 'md5', SHA256: 'sha256' })) {
        expect(await textIn(driver, boxed(label))).toBe(hashOfZeros(algorithm));
      }
    },
  },
  'base64-encoder': {
    button: 'Encode',
    resultMegabytes: 267,
    async isRight(driver) {
      expect(await textIn(driver, { role: 'heading', name: /^Result/, within: MAIN })).toBe('Result 267 MB');
      // 200,000,000 bytes are two more than a multiple of three.
      const end = await textIn(driver, { role: 'region', name: 'End of the file', within: MAIN });
      expect(end.endsWith('AAA=')).toBe(true);
    },
  },
};

export function testLargeFiles(session: () => Session, outcomes: Outcomes) {
  for (const [id, { button, resultMegabytes, isRight }] of Object.entries(USES)) {
    outcomes.expect(id, '200 MB');
    test(`${id}: 200 MB with progress, in bounded memory`, async () => {
      const { driver, folder } = session();
      const path = join(folder, 'large.bin');
      await zeros(BYTES)(path);
      await openTool(driver, id);
      await giveFile(driver, path);
      const growth = await growthDuring(async () => {
        await driver.click(action(button));
        await appears(driver, progress);
        await expect.poll(() => driver.count(progress), { timeout: 110_000 }).toBe(0);
      });
      console.log(`${driver.version}, ${id}, 200 MB: grows by ${Math.round(growth)} MB`);
      await isRight(driver);
      expect(growth).toBeLessThan(resultMegabytes + MAX_GROWTH_MB);
      outcomes.passed(id, '200 MB');
    });
  }
}
