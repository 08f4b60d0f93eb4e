import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { batch } from '../../../workers/kernels/qr-generator/batch';
import { listCodes } from '../../../workers/kernels/qr-generator/list';
import { DEFAULT_LOOK, MESSAGES, type BatchOptions } from '../../../workers/kernels/qr-generator/spec';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';

const OPTIONS: BatchOptions = { task: 'batch', ...DEFAULT_LOOK, list: 'lines', image: 'svg' };

/** The files of a ZIP by its directory, checked against their local headers and checksums. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  expect(at + zip.readUInt32LE(end + 12)).toBe(end);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, size, nameBytes] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    expect(zip.readUInt32LE(local + 14)).toBe(crc);
    expect(zip.toString('utf8', local + 30, local + 30 + nameBytes)).toBe(name);
    const content = zip.subarray(local + 30 + nameBytes, local + 30 + nameBytes + size);
    expect(crc32(content)).toBe(crc);
    files.set(name, content);
    at += 46 + nameBytes;
  }
  return files;
}

describe('a list', () => {
  it('becomes a ZIP of one image for each line', async () => {
    const output = await outputOf(batch, 'one\r\n\r\ntwo\nthree', OPTIONS);
    expect(output.count).toBe(3);
    const files = unzip(Buffer.from(await bytesOf(output.result)));
    expect([...files.keys()]).toEqual(['qrcode-1.svg', 'qrcode-2.svg', 'qrcode-3.svg']);
    for (const file of files.values()) expect(file.toString()).toMatch(/^<svg .*<\/svg>\n$/);
  });

  it('is named by its second column in CSV, as PNG', async () => {
    const csv = '"a, ""b""",Grüße\r\n"two\nlines",a/b:c\r\nx,GRÜSSE\ny,grüße\nz,';
    const output = await outputOf(batch, csv, { ...OPTIONS, list: 'csv', image: 'png' });
    const files = unzip(Buffer.from(await bytesOf(output.result)));
    expect([...files.keys()]).toEqual(['Grüße.png', 'a_b_c.png', 'GRÜSSE.png', 'grüße (2).png', 'qrcode-5.png']);
    expect(listCodes(csv, 'csv').map(({ text }) => text)).toEqual(['a, "b"', 'two\nlines', 'x', 'y', 'z']);
  });

  it('says which code is wrong', async () => {
    await expect(outputOf(batch, `a\n${'b'.repeat(3000)}`, OPTIONS)).rejects.toThrow('Code 2 of the list: No QR code');
    await expect(outputOf(batch, 'a\n"b', { ...OPTIONS, list: 'csv' })).rejects.toThrow(MESSAGES.badCsv(2));
    await expect(outputOf(batch, ' \n\n', OPTIONS)).rejects.toThrow(MESSAGES.blankList);
    await expect(outputOf(batch, 'a\n'.repeat(10_001), OPTIONS)).rejects.toThrow(MESSAGES.tooMany(10_001));
  });
});
