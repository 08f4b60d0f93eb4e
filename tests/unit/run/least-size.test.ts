// A result that can't fit is refused before any reading, if its least size is known.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../workers/contract/run/kernel';
import type { Source } from '../../../workers/contract/run/source';
import type { Stored } from '../../../workers/contract/run/sink';
import { kernel as base64Encoder } from '../../../workers/kernels/base64-encoder/kernel';
import { DEFAULTS as BASE64 } from '../../../workers/kernels/base64-encoder/spec';
import { kernel as binaryConverter } from '../../../workers/kernels/binary-converter/kernel';
import { DEFAULT_OPTIONS as BINARY } from '../../../workers/kernels/binary-converter/spec';
import { kernel as hexEncoder } from '../../../workers/kernels/hex-encoder/kernel';
import { DEFAULTS as HEX } from '../../../workers/kernels/hex-encoder/spec';
import { kernel as htmlEncoder } from '../../../workers/kernels/html-encoder/kernel';
import { kernel as textCaseConverter } from '../../../workers/kernels/text-case-converter/kernel';
import type { CaseId } from '../../../workers/kernels/text-case-converter/spec';
import { kernel as urlEncoder } from '../../../workers/kernels/url-encoder/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/url-encoder/spec';
import type { RunEnvironment } from '../../../workers/run/context';
import { anyCharacter } from '../any-character';
import { outputOf } from '../run-in-node';

type Convert = (source: Source, environment: Partial<RunEnvironment>) => Promise<Stored>;

const toCase =
  (caseId: CaseId): Convert =>
  async (source, environment) => {
    const { results } = await outputOf(textCaseConverter, source, { cases: [caseId], locale: 'und' }, environment);
    const [only] = results;
    if (!only) throw new Error('One case was asked for.');
    return only.result;
  };

const CASES: readonly CaseId[] = ['uppercase', 'lowercase', 'title', 'sentence', 'alternating'];

const CONVERSIONS: Readonly<Record<string, Convert>> = {
  'Base64 encode': async (source, environment) =>
    (await outputOf(base64Encoder, source, { ...BASE64, padded: false, lineLength: 76 }, environment)).result,
  'Hex encode': async (source, environment) =>
    (await outputOf(hexEncoder, source, { ...HEX, delimiter: 'space', lineBytes: 16 }, environment)).result,
  'Text to binary': async (source, environment) =>
    (await outputOf(binaryConverter, source, BINARY, environment)).result,
  'URL encode': async (source, environment) =>
    (await outputOf(urlEncoder, source, { ...DEFAULT_OPTIONS, eachLine: true }, environment)).result,
  'HTML encode': async (source, environment) =>
    (await outputOf(htmlEncoder, source, { mode: 'encode', joinPairs: false }, environment)).result,
  ...Object.fromEntries(CASES.map((caseId) => [caseId, toCase(caseId)])),
};

/** The space that was requested first, and the size of the result. */
async function sizesOf(convert: Convert, text: string) {
  const asked: number[] = [];
  const openPrivateFile = (bytes: number) => {
    asked.push(bytes);
    return Promise.resolve(undefined);
  };
  const { bytes } = await convert(new Blob([text]), { sinkPorts: { blobBytes: 0, openPrivateFile } });
  return { asked: asked[0] ?? 0, bytes };
}

/** Every character of Unicode, including those that shrink most. */
const CHARACTERS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

describe.each(Object.entries(CONVERSIONS))('%s', (_, convert) => {
  it('is refused before it reads where there is no room', async () => {
    const read: number[] = [];
    const onProgress = ({ done }: Progress) => read.push(done);
    const sinkPorts = { blobBytes: 100, memoryBytes: 100 };
    await expect(convert(new Blob(['a'.repeat(400)]), { sinkPorts, onProgress, progressMs: 0 })).rejects.toMatchObject({
      code: 'no-space',
    });
    expect(Math.max(...read)).toBe(0);
  });

  it('takes no less than it has asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }), async (text) => {
        const { asked, bytes } = await sizesOf(convert, text);
        expect(bytes).toBeGreaterThanOrEqual(asked);
      }),
    );
  });
});

// The size for a text of blanks, a dump or a list of escapes is known only after reading it.
it.each<[string, Convert, string]>([
  [
    'Base64',
    async (source, environment) =>
      (await outputOf(base64Encoder, source, { ...BASE64, mode: 'decode' }, environment)).result,
    `SGk=${'\n'.repeat(1000)}`,
  ],
  [
    'hexadecimal',
    async (source, environment) => (await outputOf(hexEncoder, source, { ...HEX, mode: 'decode' }, environment)).result,
    '0x48, '.repeat(90),
  ],
])('%s is decoded where the result fits, however long the text is', async (_, convert, text) => {
  const { bytes } = await convert(new Blob([text]), { sinkPorts: { blobBytes: 100, memoryBytes: 100 } });
  expect(bytes).toBeLessThanOrEqual(100);
});

it.each(['toLowerCase', 'toUpperCase'] as const)('no character shrinks to less than a third by %s', (change) => {
  const shrunk = CHARACTERS.filter((char) => Buffer.byteLength(char[change]()) * 3 < Buffer.byteLength(char));
  expect(shrunk).toEqual([]);
});
