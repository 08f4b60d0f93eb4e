// A law over all tools for text: input in another encoding is refused or noted, for each input of the tool.
import { describe, expect, it } from 'vitest';
import type { Kernel } from '../../../workers/contract/run/kernel';
import type { KernelInput } from '../../../workers/contract/run/source';
import type { Message } from '../../../workers/contract/run/message';
import { options as schemaOptions } from '../../../workers/kernels/json-schema-validator/spec';
import { DEFAULT_OPTIONS as CSV } from '../../../workers/kernels/csv-converter/spec';
import { DEFAULT_LOOK } from '../../../workers/kernels/qr-generator/spec';
import { outputOf } from '../run-in-node';

/** Two words with a letter beyond ASCII, by iconv: the same text in ten encodings, and two kinds of invalid UTF-8. */
const INPUTS: Readonly<Record<string, string>> = {
  'Windows-1252, as Excel’s CSV': '636166e9206e61ef7665',
  'Windows-1250': 'bef3b3e6206a61bcf1',
  'Windows-1251': 'efeee6e0ebf3e9f1f2e0',
  'ISO 8859-15': '31302080a4',
  'Mac OS Roman': '6361668e206e61957665',
  'KOI8-R': 'd0cfd6c1ccd5cad3d4c1',
  'Shift JIS': '93fa967b8cea83658358',
  GBK: 'd6d0cec4b1e0c2eb',
  Big5: 'a4a4a4e5bd73bd58',
  'EUC-KR': 'c7d1b1dbc0cec4da',
  'a character that is cut off': '636166c3',
  'half a character (CESU-8)': '61eda0bd20edb8803c',
};

interface TextTool {
  readonly id: string;
  readonly options?: object;
  /** Around the bytes, so that nothing else is wrong. */
  readonly around?: readonly [string, string];
  /** The other input of a tool with two. */
  readonly other?: string;
}

const JSON_STRING = ['["', '"]'] as const;
const ELEMENT = ['<a>', '</a>'] as const;

const TOOLS: readonly TextTool[] = [
  { id: 'csv-converter', options: CSV, around: ['a,b\n', ',1\n'] },
  { id: 'csv-converter', options: { ...CSV, mode: 'to-csv' }, around: JSON_STRING },
  { id: 'diff-checker', other: 'a\n' },
  { id: 'diff-checker', options: { download: 'patch', lineNumbers: false, names: ['a', 'b'] }, other: 'a\n' },
  { id: 'html-encoder', options: { mode: 'encode' } },
  { id: 'html-encoder', options: { mode: 'decode' } },
  { id: 'json-formatter', options: { action: 'format' }, around: JSON_STRING },
  { id: 'json-formatter', options: { action: 'validate' }, around: JSON_STRING },
  { id: 'json-formatter', options: { action: 'repair' }, around: JSON_STRING },
  { id: 'json-schema-validator', options: schemaOptions.defaults, around: JSON_STRING, other: '{}' },
  { id: 'json-to-xml', options: { mode: 'json-to-xml' }, around: JSON_STRING },
  { id: 'json-to-xml', options: { mode: 'xml-to-json' }, around: ELEMENT },
  { id: 'json-to-yaml', options: { mode: 'to-yaml' }, around: JSON_STRING },
  { id: 'json-to-yaml', options: { mode: 'to-json' }, around: ['a: ', '\n'] },
  ...['only-a', 'only-b', 'both', 'either'].map((result) => ({
    id: 'list-comparer',
    options: { result },
    other: 'a\n',
  })),
  { id: 'line-filter', options: { patterns: 'a' } },
  { id: 'line-filter', options: { patterns: 'a', match: 'regex' } },
  { id: 'markdown-editor' },
  { id: 'qr-generator', options: { task: 'generate', ...DEFAULT_LOOK } },
  { id: 'regex-tester', options: { pattern: 'x' } },
  { id: 'text-case-converter', options: { cases: ['title'], locale: 'und' } },
  ...['lines', 'words', 'characters'].map((mode) => ({ id: 'text-deduplicator', options: { mode } })),
  { id: 'text-deduplicator', options: { keep: 'repeated' } },
  { id: 'url-encoder', options: { mode: 'encode' } },
  {
    id: 'uuid-generator',
    options: { kind: 'v5', namespace: '6ba7b810-9dad-11d1-80b4-00c04fd430c8', format: 'hyphens' },
  },
  { id: 'word-counter', options: { details: false } },
  { id: 'xml-formatter', options: { action: 'minify', indent: '2' }, around: ELEMENT },
];

type AnyKernel = Kernel<KernelInput, object, { readonly notes?: readonly Message[] }>;

async function load(id: string): Promise<{ readonly kernel: AnyKernel; readonly defaults: object }> {
  const [{ kernel }, spec] = (await Promise.all([
    import(`../../../workers/kernels/${id}/kernel.ts`),
    import(`../../../workers/kernels/${id}/spec.ts`),
  ])) as [{ kernel: AnyKernel }, { DEFAULT_OPTIONS?: object }];
  return { kernel, defaults: spec.DEFAULT_OPTIONS ?? {} };
}

/** What the tool says of an input: its error, or all of its notes. */
async function said({ id, options }: TextTool, input: KernelInput): Promise<string> {
  const { kernel, defaults } = await load(id);
  try {
    const { notes = [] } = await outputOf(kernel, input, { ...defaults, ...options });
    return notes.join(' ');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code !== 'internal') return error.message;
    throw error;
  }
}

describe.each(TOOLS)('$id with $options', (tool) => {
  const { around: [before, after] = ['', '\n'], other } = tool;
  it.each(Object.entries(INPUTS))('says that the input isn’t UTF-8: %s', async (_, hex) => {
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from(hex, 'hex'), Buffer.from(after)]);
    const inputs =
      other === undefined
        ? [bytes]
        : [
            [bytes, other],
            [other, bytes],
          ];
    for (const input of inputs) expect(await said(tool, input)).toMatch(/UTF-8.* Save it as UTF-8/);
  });

  it('says nothing of the kind for UTF-8', async () => {
    const text = `${before}café 日本語 😀${after}`;
    expect(await said(tool, other === undefined ? text : [text, other])).not.toContain('UTF-8');
  });
});
