// Every sentence and label that people read is in a words file: in the code, it would stay English in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor, type BinaryExpression } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { WORDS_FILE } from '../../../build/language';
import { parseSource } from '../structure/imports';

const root = join(import.meta.dirname, '../../..');

const sources = ['src', 'cli', 'server', 'workers/words'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => !WORDS_FILE.test(`/${path}`)),
);

/** Names of keys, headers and built-in objects, which look like labels. */
const NAMES = new Set(
  (
    'Escape Enter Tab Home End Delete Backspace Shift Control Alt Meta Content Accept Origin Range Location Server Vary Age ' +
    'Date Link Array Object String Number Boolean Function Promise Segmenter Mac Win Error Infinity Toolyard File Blob'
  ).split(' '),
);

/** A capital letter and several words, or one capitalized word, or words that end as a sentence does. */
function isForPeople(text: string): boolean {
  const trimmed = text.trim();
  if (!/[a-z]{2}/.test(trimmed)) return false;
  if (/^[“A-Z\d].*[A-Za-z]\s+[A-Za-z]/s.test(trimmed)) return true;
  if (/[a-z]{2}\s[a-z].*[.…!?:]$/is.test(trimmed)) return true;
  return /^[A-Z][a-z]+[.…!?:]?$/.test(trimmed) && !NAMES.has(trimmed);
}

/** A part of a template between two values. Class names look alike, but have dashes. */
const isForPeopleInTemplate = (text: string) => isForPeople(text) || /^[^-]*\s[a-z]{2,}\s[^-]*$/.test(text);

/** Properties whose values are ids, in the catalog, in the statistics and in the data for search engines. */
const IDS = new Set(['category', 'group', 'kind', '@type']);

/** Errors of these classes report bugs, and their texts go to the log. */
const FOR_DEVELOPERS = /^(?:Error|TypeError|RangeError|SyntaxError|LoadError)$/;

export function literalsIn(path: string, code: string): readonly string[] {
  const found: { start: number; text: string }[] = [];
  const left: (readonly [start: number, end: number])[] = [];
  const leave = ({ start, end }: { readonly start: number; readonly end: number }) => void left.push([start, end]);
  const leaveCompared = ({ operator, left: one, right: other }: BinaryExpression) => {
    if (/^[!=]==$/.test(operator)) [one, other].forEach((side) => side.type === 'Literal' && leave(side));
  };
  const isScreen = path.endsWith('.tsx');
  new Visitor({
    ImportDeclaration: leave,
    ExportAllDeclaration: leave,
    TSLiteralType: leave,
    TSTypeReference: leave,
    TSTypeAliasDeclaration: leave,
    BinaryExpression: leaveCompared,
    SwitchCase: ({ test }) => void (test && leave(test)),
    Property: ({ key, value }) => {
      leave(key);
      if (IDS.has(key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '')) leave(value);
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && FOR_DEVELOPERS.test(node.callee.name)) leave(node);
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'console')
        leave(node);
    },
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && /class/i.test(node.name.name)) leave(node);
    },
    JSXText: ({ start, value }) => {
      if (/[a-z]{2}/i.test(value)) found.push({ start, text: value });
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && isForPeople(value)) found.push({ start, text: value });
    },
    TemplateElement: ({ start, value: { cooked } }) => {
      const text = cooked ?? '';
      if (isScreen ? isForPeopleInTemplate(text) : isForPeople(text)) found.push({ start, text });
    },
  }).visit(parseSource(path, code));
  return found
    .filter(({ start }) => !left.some(([from, to]) => from <= start && start < to))
    .map(({ text }) => text.replace(/\s+/g, ' ').trim());
}

/** Texts that look like sentences and are none, or that are the same in every language: where they are, and why. */
const LEFT: readonly (readonly [path: RegExp, texts: RegExp, reason: string])[] = [
  [
    /^src\/tools\/(?:color-picker|currency-converter|unit-converter)\//,
    /^[A-Z][a-z]{1,3}$/,
    'symbols of units and color spaces',
  ],
  [/^src\/tools\/unit-converter\/sizes\.ts$/, /,/, 'names of units that it can read'],
  [/^src\/tools\/currency-converter\/rates\.ts$/, /./, 'errors for the log'],
  [/^src\/tools\/regex-tester\/literals\.ts$/, /^[A-Z][a-z]+$/, 'names of programming languages'],
  [/^src\/tools\/jwt-decoder\//, /^(?:Bearer|Token|Repeats)$/, 'schemes of a header, and a part of a key'],
  [
    /^src\/tools\/(?:csv-converter|json-schema-validator|json-to-yaml)\/screen|^src\/pages\/(?:home\/try-it|recipe\/ready-recipes|cli\/page)/,
    /./,
    'samples',
  ],
  [/^src\/tool-kit\/define-tool|^src\/app\/layout\/navigation|^src\/forms\/tool-idea/, /^[A-Z][\w &]+$/, 'ids'],
  [/^src\/(?:app\/palette|tool-kit\/(?:run|text))\//, /^(?:Ctrl|Esc|Control|Ctrl K|Control\+.*)$/, 'keys'],
  [
    /^src\/(?:visitor|tool-kit|pages|app)\//,
    /^(?:Tool Usage|User Engagement|File Download|Search|Navigation)$/,
    'statistics',
  ],
  [
    /^src\/(?:visitor\/shell|lib\/shortcuts|app\/late|tool-kit\/input)/,
    /^(?:Windows|Key|Files)$/,
    'parts of what browsers say',
  ],
  [/^server\/(?:verify\/browsers|api\/guards|store\/)/, /./, 'headers, and errors for the log'],
  [
    /^cli\/(?:compare-folders|help|other-commands)/,
    /^(?:Binary files|[A-Z]+ .*FILE.*|FILE OTHER)$/,
    'forms of diff, and usage',
  ],
  [
    /^cli\/(?:package-files|serve\/server)/,
    /^(?:The package has no site, .*|Not found)$/,
    'the log of the build, and an HTTP error',
  ],
];

describe('a sentence outside of the words', () => {
  it('is found in each form', () => {
    const code = `
      import { x } from './Some words';
      const a = 'Copy', b = 'Please enter some text.', c = \`\${n} of the files\`, d = 'flex min-w-0', e = 'Enter';
      const page = <p className="Not this" title={n ? 'Open a file' : 'open'}>Read <b>it</b></p>;
      throw new Error('This is for developers.');`;
    expect(literalsIn('x.tsx', code)).toEqual([
      'Copy',
      'Please enter some text.',
      'of the files',
      'Open a file',
      'Read',
      'it',
    ]);
  });

  it('is nowhere', () => {
    const found = sources
      .flatMap((path) => literalsIn(path, readFileSync(join(root, path), 'utf8')).map((text) => ({ path, text })))
      .filter(({ path, text }) => !LEFT.some(([where, texts]) => where.test(path) && texts.test(text)));
    expect(found).toEqual([]);
  });
});
