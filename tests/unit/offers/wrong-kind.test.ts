// A file of another kind is refused with its name; one that may be text never is.
import { describe, expect, it } from 'vitest';
import { wrongKind, type Fitness } from '../../../src/tool-kit/send-to/use-detection';
import { offersFor } from '../../../src/tools/offers';
import { inEnglish } from '../in-english';
import { detectBytes } from '../../../workers/kernels/identify/detect-bytes';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0];
const PDF = [...Buffer.from('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3];

async function kindFor(
  toolId: string,
  bytes: readonly number[],
  { takes = 'text', mayBeEmpty = false }: Partial<Fitness> = {},
) {
  const findings = await inEnglish(await detectBytes(Uint8Array.from(bytes), { isWhole: true, now: 0 }));
  return wrongKind({ findings, offers: offersFor(findings, { files: 1, length: 0 }) }, toolId, {
    takes,
    mayBeEmpty,
  });
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
  ['the QR reader takes a picture', 'qr-generator/read', JPEG],
  ['base64-encoder takes any file', 'base64-encoder', JPEG],
  ['a text in Latin-1', 'json-formatter', [0x63, 0x61, 0x66, 0xe9, 0x0a]],
  ['a text', 'word-counter', [...Buffer.from('{"a": 1}')]],
  ['an SVG image, which is XML', 'xml-formatter', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
])('takes what may be right: %s', async (_, toolId, bytes) => {
  expect(await kindFor(toolId, bytes)).toBeUndefined();
});

it('takes an empty file where it is an input as good as any', async () => {
  expect(await kindFor('diff-checker', [], { mayBeEmpty: true })).toBeUndefined();
});

describe('a reader of images', () => {
  const kindOf = (bytes: readonly number[]) => kindFor('qr-generator/read', bytes, { takes: 'image' });

  it.each([
    [PDF, 'PDF document'],
    [[...Buffer.from('{"a": 1}')], 'Valid JSON'],
    [[...Buffer.from('some words')], 'Text'],
    [[], 'Empty file'],
  ])('refuses what certainly is no image', async (bytes, kind) => expect(await kindOf(bytes)).toBe(kind));

  it.each([[JPEG], [[...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]], [[0, 1, 2, 3, 0xfe, 0xff]]])(
    'takes what may be one',
    async (bytes) => expect(await kindOf(bytes)).toBeUndefined(),
  );
});
