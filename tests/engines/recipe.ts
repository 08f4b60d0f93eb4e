// A recipe of four steps over 200 MB: the right digest, in bounded memory.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { growthDuring } from './memory';
import type { Session } from './session';
import { action, appears, giveFile, MAIN, RESULT } from './tool-page';

const LINES = 'a line & some text: 100% ü😀\n'.repeat(30_000);
const MAX_GROWTH_MB = 120;
const MOST_RUNS = 4;

/** As a link has them. */
const STEPS = 'url+mode=encode+eachLine=true&url+mode=decode&html+mode=encode&hash+algorithms=sha256';

const timesFor = (bytes: number) => Math.ceil(bytes / Buffer.byteLength(LINES));

function digestOf(times: number): string {
  const hash = createHash('sha256');
  const encoded = LINES.replaceAll('&', '&amp;');
  for (let time = 0; time < times; time++) hash.update(encoded);
  return hash.digest('hex');
}

async function run({ driver, folder }: Session, times: number) {
  const path = join(folder, `lines-${times}.txt`);
  const file = await open(path, 'w');
  for (let time = 0; time < times; time++) await file.write(LINES);
  await file.close();
  await giveFile(driver, path);
  await driver.click(action('Run'));
  await expect
    .poll(async () => (await driver.texts({ role: 'status', within: RESULT })).join(), { timeout: 180_000 })
    .toBe(`${digestOf(times)}\n`);
}

export function testRecipe(session: () => Session) {
  test('a recipe of four steps: 200 MB in bounded memory', async () => {
    const { driver } = session();
    await driver.open(`/recipe#1&${STEPS}`);
    await appears(driver, { role: 'button', name: 'Remove step 4, Hash Generator', within: MAIN });
    // Starts the workers, and lets the browser allocate what it keeps for them.
    await run(session(), timesFor(60e6));
    const grow = async () => {
      const growth = await growthDuring(() => run(session(), timesFor(200e6)));
      console.log(`${driver.version}, recipe, 200 MB: grew by ${Math.round(growth)} MB`);
      return growth;
    };
    // WebKit sometimes collects late if the machine is busy. Memory that grows with the file would do so each time.
    let growth = Infinity;
    for (let runs = 0; runs < MOST_RUNS && growth >= MAX_GROWTH_MB; runs++) growth = await grow();
    expect(growth).toBeLessThan(MAX_GROWTH_MB);
  });
}
