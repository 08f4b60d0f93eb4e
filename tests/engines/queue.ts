// Two files at once: a run for each, and both results in a ZIP.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { zeros } from '../tools/files';
import { listZip } from '../unit/zip-writer/python-zip';
import type { Session } from './session';
import { action, appears, MAIN, openTool, save } from './tool-page';

/** The first is too large for memory as Base64, so its result is in a private file, if the browser has those. */
const SIZES = { 'large.bin': 9_000_000, 'small.bin': 3 } as const;

/** The end of a ZIP's directory, APPNOTE 4.3.16, which comes last. */
const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;

export function testQueue(session: () => Session) {
  test('base64-encoder: the results of two files come out in a ZIP', async () => {
    const { driver, folder } = session();
    await openTool(driver, 'base64-encoder');
    const paths = Object.keys(SIZES).map((name) => join(folder, name));
    await Promise.all(Object.values(SIZES).map((bytes, i) => zeros(bytes)(paths[i] ?? '')));
    await driver.setFiles({ role: 'file', within: MAIN }, paths);
    await expect.poll(async () => (await driver.texts(MAIN)).join()).toContain('small.bin');
    await driver.click(action('Encode'));
    for (const file of Object.keys(SIZES)) await appears(driver, action(`Download the result of ${file}`));
    const isWhole = (bytes: Buffer) => bytes.subarray(-END_BYTES).indexOf(END) === 0;
    const { name, bytes } = await save(driver, action('Download ZIP'), isWhole);
    expect(name).toBe('base64-encode.zip');
    const path = join(folder, name);
    await writeFile(path, bytes);
    const wanted = Object.entries(SIZES).map(([file, size]) => {
      const text = 'A'.repeat((size / 3) * 4);
      return { name: `${file}.base64.txt`, bytes: text.length, crc: crc32(text) };
    });
    expect(listZip(path)).toMatchObject(wanted);
  });
}
