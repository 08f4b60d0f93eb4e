// A file of another kind is refused with its name; one that may be text never is.
import { expect, it } from 'vitest';
import { wrongKind } from '../../../src/tool-kit/send-to/use-detection';
import { offersFor } from '../../../src/tools/offers';
import { inEnglish } from '../in-english';
import { detectBytes } from '../../../workers/kernels/detector/detect-bytes';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0];
const PDF = [...Buffer.from('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3];

async function kindFor(toolId: string, bytes: readonly number[], mayBeEmpty = false) {
  const findings = await inEnglish(await detectBytes(Uint8Array.from(bytes), { isWhole: true, now: 0 }));
  return wrongKind({ findings, offers: offersFor(findings, { isSeveral: false, length: 0 }) }, toolId, { mayBeEmpty });
}

it.each([
  ['json-formatter', JPEG, 'JPEG image'],
  ['json-formatter', PDF, 'PDF document'],
  ['qr-generator', JPEG, 'JPEG image'],
  ['json-formatter', [], 'Empty file'],
])('%s refuses a file by its kind', async (toolId, bytes, kind) => {
  expect(await kindFor(toolId, bytes)).toBe(kind);
});

it.each([
  ['qr-reader takes a picture', 'qr-reader', JPEG],
  ['base64-encoder takes any file', 'base64-encoder', JPEG],
  ['a text in Latin-1', 'json-formatter', [0x63, 0x61, 0x66, 0xe9, 0x0a]],
  ['a text', 'word-counter', [...Buffer.from('{"a": 1}')]],
  ['an SVG image, which is XML', 'xml-formatter', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
])('takes what may be right: %s', async (_, toolId, bytes) => {
  expect(await kindFor(toolId, bytes)).toBeUndefined();
});

it('takes an empty file where it is an input as good as any', async () => {
  expect(await kindFor('diff-checker', [], true)).toBeUndefined();
});
