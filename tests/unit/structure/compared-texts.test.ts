// No code decides by what a sentence says: a reason is a field, such as an error's `code` or an offer's `id`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, it, test } from 'vitest';
import { comparedTexts } from './compared-texts';

const root = join(import.meta.dirname, '../../..');

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ name, parentPath }) => relative(root, join(parentPath, name)).split(sep).join('/'));

/** Texts that aren't ours, or that are only compared with themselves. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/state/progress.ts': 'Whether a step has the label of the one before is the same in any language.',
  'src/tool-kit/rows/file-list.tsx': 'Finds the button that got this very label.',
  'src/tools/jwt-decoder/key-text.ts': 'The label of a PEM block (RFC 7468).',
  'workers/contract/run/errors.ts': 'The browser’s message, which has no code.',
  'workers/kernels/identify/kinds/secrets.ts': 'The label of a PEM block (RFC 7468).',
  'workers/kernels/identify/readers/der.ts': 'The label of a PEM block (RFC 7468).',
  'workers/kernels/hash-generator/checksum-rows.ts': 'The name of an algorithm in a list of checksums.',
  'workers/kernels/regex-tester/compile.ts': 'The message of the package that checks patterns.',
  'workers/kernels/xml-formatter/kernel.ts': 'The label of an encoding (Encoding Standard).',
  'workers/lib/xml/common-xml.ts': 'The label of an encoding (Encoding Standard).',
  'workers/lib/xml/xml-pieces.ts': 'The label of an encoding (Encoding Standard).',
  'workers/runtime/compute/ways-out.ts': 'The browser’s message, which has no code.',
};

test('no code compares the texts of words and messages', () => {
  const found = ['src', 'workers', 'cli']
    .flatMap(sourcesIn)
    .flatMap((path) =>
      comparedTexts(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${String(line)}`),
    );
  expect(found.filter((place) => !(place.replace(/:\d+$/, '') in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((path) => !found.some((place) => place.startsWith(`${path}:`)))).toEqual([]);
});

it.each([
  ["last.error.title === 'Invalid JSON'"],
  ['last.error.message.endsWith(words.messages.cannotRepair)'],
  ['/\\bline \\d/i.test(rest.message)'],
  ["rules.some(({ does }) => does === 'Hash')"],
  ['text.includes(messages.noRepair)'],
  ["error?.messageKey !== 'common/notJson'"],
])('finds %s', (code) => expect(comparedTexts('a.ts', `const found = ${code};`)).toEqual([1]));

it.each([
  ['title === undefined'],
  ["label !== ''"],
  ["error.code === 'canceled'"],
  ['names.includes(name)'],
  ['`${title}.`'],
])('allows %s', (code) => expect(comparedTexts('a.ts', `const found = ${code};`)).toEqual([]));
