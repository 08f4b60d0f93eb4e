// The tools of the command line: their names, and how options become a kernel's run. Everything loads only when it is needed.
import { ToolError } from '../workers/contract/errors';
import { jobOf, textJob, toolOf, type Tool } from './job';

/** Without a screen behind it: a command line has none. */
interface ToolRecord {
  readonly title: string;
  readonly description: string;
}

const records = import.meta.glob<ToolRecord>('../src/tools/*/tool.ts', { import: 'tool' });

export async function recordOf(id: string): Promise<ToolRecord> {
  const load = records[`../src/tools/${id}/tool.ts`];
  if (!load) throw new Error(`There is no tool ${id}.`);
  return load();
}

const wrong = (text: string, option?: string) =>
  new ToolError('invalid-input', text, option === undefined ? {} : { option });

export interface Command {
  /** The tool's id on the site. */
  readonly id: string;
  readonly load: () => Promise<Tool>;
}

export const commands = {
  base64: {
    id: 'base64-encoder',
    async load() {
      const { base64Encoder, options } = await import('../workers/kernels/base64-encoder/spec');
      const { words } = await import('../workers/kernels/base64-encoder/words');
      return toolOf(options, words, async (values) =>
        jobOf(base64Encoder, (await import('../workers/kernels/base64-encoder/kernel')).kernel, values),
      );
    },
  },
  binary: {
    id: 'binary-converter',
    async load() {
      const { binaryConverter, options } = await import('../workers/kernels/binary-converter/spec');
      const { words } = await import('../workers/kernels/binary-converter/words');
      return toolOf(options, words, async (values) =>
        jobOf(binaryConverter, (await import('../workers/kernels/binary-converter/kernel')).kernel, values),
      );
    },
  },
  case: {
    id: 'text-case-converter',
    async load() {
      const { options, textCaseConverter } = await import('../workers/kernels/text-case-converter/spec');
      const { words } = await import('../workers/kernels/text-case-converter/words');
      return toolOf(options, words, async ({ fileCase, locale }) =>
        jobOf(
          textCaseConverter,
          (await import('../workers/kernels/text-case-converter/kernel')).kernel,
          { cases: [fileCase], locale },
          { streams: true },
        ),
      );
    },
  },
  color: {
    id: 'color-picker',
    async load() {
      const { defineOptions } = await import('../workers/contract/options');
      const { mainRows, moreRows, readColor } = await import('../src/tools/color-picker/color');
      return toolOf(
        defineOptions({}),
        { options: {} },
        () =>
          textJob('color-picker', (text) => {
            const color = readColor(text);
            if (!color)
              throw wrong(`“${text.trim()}” isn’t a CSS color. Use a name, #rrggbb, rgb(…) or another CSS form.`);
            return { text: listed([...mainRows(color), ...moreRows(color)]) };
          }),
        { takesText: true },
      );
    },
  },
  count: {
    id: 'word-counter',
    async load() {
      const { options, wordCounter } = await import('../workers/kernels/word-counter/spec');
      const { words } = await import('../workers/kernels/word-counter/words');
      return toolOf(options, words, async (values) =>
        jobOf(wordCounter, (await import('../workers/kernels/word-counter/kernel')).kernel, values),
      );
    },
  },
  dedup: {
    id: 'text-deduplicator',
    async load() {
      const { options, textDeduplicator } = await import('../workers/kernels/text-deduplicator/spec');
      const { words } = await import('../workers/kernels/text-deduplicator/words');
      return toolOf(options, words, async (values) =>
        jobOf(textDeduplicator, (await import('../workers/kernels/text-deduplicator/kernel')).kernel, values),
      );
    },
  },
  diff: {
    id: 'diff-checker',
    async load() {
      const { diffDownload, options } = await import('../workers/kernels/diff-checker/spec');
      const { words } = await import('../workers/kernels/diff-checker/words');
      return toolOf(
        options,
        words,
        async ({ mode, reverse, ignoreSpace, ignoreCase, ignoreLineEnds }, { names: [from = 'a', to = 'b'] }) => {
          if (mode === 'apply') {
            const { patchApplier } = await import('../workers/kernels/patch-applier/spec');
            const { kernel } = await import('../workers/kernels/patch-applier/kernel');
            return jobOf(patchApplier, kernel, { reverse, fileName: from });
          }
          const { kernel } = await import('../workers/kernels/diff-checker/kernel');
          const compared = { ignoreSpace, ignoreCase, ignoreLineEnds };
          return jobOf(
            diffDownload,
            async (pair, asked, run) => {
              const output = await kernel(pair, asked, run);
              if ('count' in output) throw new Error('The diff kernel gave a view instead of a patch.');
              return output;
            },
            { ...compared, download: 'patch', lineNumbers: false, names: [from, to] },
          );
        },
        { hidden: ['view', 'lineNumbers', 'context', 'detail'] },
      );
    },
  },
  hash: {
    id: 'hash-generator',
    async load() {
      const { hashGenerator, options } = await import('../workers/kernels/hash-generator/spec');
      const { words } = await import('../workers/kernels/hash-generator/words');
      return toolOf(options, words, async ({ algorithms, expected, keyFormat }, { names, key }) => {
        const { kernel } = await import('../workers/kernels/hash-generator/kernel');
        const { hmacKey } = await import('../src/tools/hash-generator/hmac');
        const { judge, parseExpectedHash } = await import('../src/tools/hash-generator/expected-hash');
        const read = parseExpectedHash(expected);
        if (read && 'error' in read) throw wrong(read.error, 'expected');
        const secret = key === undefined ? undefined : hmacKey(key, keyFormat);
        if (secret && 'error' in secret) throw wrong(secret.error, 'key');
        const more = read && !read.candidates.some((id) => algorithms.includes(id)) ? read.candidates.slice(0, 1) : [];
        const asked = { algorithms: [...algorithms, ...more], paths: names, ...(secret && { hmacKey: secret }) };
        return jobOf(hashGenerator, kernel, asked, {
          verdictOf: ({ hashed }) => !read || hashed.every(({ digests }) => judge(read, digests).kind === 'match'),
        });
      });
    },
  },
  hex: {
    id: 'hex-encoder',
    async load() {
      const { hexEncoder, options } = await import('../workers/kernels/hex-encoder/spec');
      const { words } = await import('../workers/kernels/hex-encoder/words');
      return toolOf(options, words, async (values) =>
        jobOf(hexEncoder, (await import('../workers/kernels/hex-encoder/kernel')).kernel, values),
      );
    },
  },
  html: {
    id: 'html-encoder',
    async load() {
      const { htmlEncoder, options } = await import('../workers/kernels/html-encoder/spec');
      const { words } = await import('../workers/kernels/html-encoder/words');
      return toolOf(options, words, async (values) =>
        jobOf(htmlEncoder, (await import('../workers/kernels/html-encoder/kernel')).kernel, values),
      );
    },
  },
  json: {
    id: 'json-formatter',
    async load() {
      const { jsonFormatter, options } = await import('../workers/kernels/json-formatter/spec');
      const { words } = await import('../workers/kernels/json-formatter/words');
      return toolOf(
        options,
        words,
        async (values) => {
          const { kernel } =
            values.query.trim() === ''
              ? await import('../workers/kernels/json-formatter/kernel')
              : await import('../workers/kernels/json-formatter/query-kernel');
          return jobOf(jsonFormatter, kernel, values);
        },
        { only: { action: ['format', 'minify', 'validate', 'repair'] } },
      );
    },
  },
  'json-to-xml': {
    id: 'json-to-xml',
    async load() {
      const { jsonToXml, options } = await import('../workers/kernels/json-to-xml/spec');
      const { words } = await import('../workers/kernels/json-to-xml/words');
      return toolOf(options, words, async (values) =>
        jobOf(jsonToXml, (await import('../workers/kernels/json-to-xml/kernel')).kernel, values),
      );
    },
  },
  'json-to-yaml': {
    id: 'json-to-yaml',
    async load() {
      const { jsonToYaml, options } = await import('../workers/kernels/json-to-yaml/spec');
      const { words } = await import('../workers/kernels/json-to-yaml/words');
      return toolOf(options, words, async (values) =>
        jobOf(jsonToYaml, (await import('../workers/kernels/json-to-yaml/kernel')).kernel, values),
      );
    },
  },
  jwt: {
    id: 'jwt-decoder',
    async load() {
      const { options, words } = await import('../src/tools/jwt-decoder/options');
      return toolOf(
        options,
        words,
        (_, { key }) =>
          textJob('jwt-decoder', async (text) => {
            const { decodeToken } = await import('../src/tools/jwt-decoder/decode-token');
            const token = decodeToken(text);
            if ('error' in token) throw wrong([token.error, token.detail].filter(Boolean).join(' '));
            const { payload } = token;
            if (payload.kind === 'unreadable') throw wrong(payload.error);
            const body = 'json' in payload ? payload.json.pretty : payload.kind === 'text' ? payload.text : undefined;
            const parts = [token.header.pretty, ...(body === undefined ? [] : [body])];
            const answer = { text: `${parts.join('\n')}\n`, notes: token.notes };
            if (key === undefined) return { ...answer, notes: [...token.notes, 'The signature was not checked.'] };
            const { verifyToken } = await import('../src/tools/jwt-decoder/signature');
            const verdict = await verifyToken(token, { text: key, format: 'text' });
            const said =
              verdict.kind === 'good'
                ? 'The signature is valid.'
                : verdict.kind === 'bad'
                  ? 'The signature is not valid.'
                  : verdict.text;
            return {
              ...answer,
              notes: [...token.notes, ...verdict.warnings, said],
              isPositive: verdict.kind === 'good',
            };
          }),
        { hidden: ['mode'] },
      );
    },
  },
  lists: {
    id: 'list-comparer',
    async load() {
      const { listComparer, options } = await import('../workers/kernels/list-comparer/spec');
      const { words } = await import('../workers/kernels/list-comparer/words');
      return toolOf(options, words, async (values) =>
        jobOf(listComparer, (await import('../workers/kernels/list-comparer/kernel')).kernel, values),
      );
    },
  },
  markdown: {
    id: 'markdown-editor',
    async load() {
      const { markdownEditor, options } = await import('../workers/kernels/markdown-editor/spec');
      const { words } = await import('../workers/kernels/markdown-editor/words');
      const { kernel } = await import('../workers/kernels/markdown-editor/kernel');
      return toolOf(options, words, () => jobOf(markdownEditor, kernel, {}), { hidden: ['view', 'syncsScroll'] });
    },
  },
  password: {
    id: 'password-generator',
    async load() {
      const { options, passwordGenerator } = await import('../workers/kernels/password-generator/spec');
      const { words } = await import('../workers/kernels/password-generator/words');
      return toolOf(options, words, async (values) =>
        jobOf(passwordGenerator, (await import('../workers/kernels/password-generator/kernel')).kernel, values),
      );
    },
  },
  qr: {
    id: 'qr-generator',
    async load() {
      const { lookOf, options, qrBatch, qrGenerator } = await import('../workers/kernels/qr-generator/spec');
      const { words } = await import('../workers/kernels/qr-generator/words');
      return toolOf(
        options,
        words,
        async (values) => {
          const { batch } = await import('../workers/kernels/qr-generator/batch');
          const { generate } = await import('../workers/kernels/qr-generator/generate');
          const { list, image, separator, header } = values;
          const look = lookOf(values);
          return values.mode === 'batch'
            ? jobOf(qrBatch, batch, { task: 'batch', ...look, list, image, separator, header })
            : jobOf(qrGenerator, generate, { task: 'generate', ...look }, { resultOf: (output) => output[image] });
        },
        { only: { mode: ['generate', 'batch'] }, hidden: ['charset'], always: 'image' },
      );
    },
  },
  random: {
    id: 'random-generator',
    async load() {
      const { options, randomGenerator } = await import('../workers/kernels/random-generator/spec');
      const { words } = await import('../workers/kernels/random-generator/words');
      return toolOf(options, words, async (values) =>
        jobOf(randomGenerator, (await import('../workers/kernels/random-generator/kernel')).kernel, values),
      );
    },
  },
  regex: {
    id: 'regex-tester',
    async load() {
      const { options, regexTester } = await import('../workers/kernels/regex-tester/spec');
      const { words } = await import('../workers/kernels/regex-tester/words');
      return toolOf(options, words, async (values) =>
        jobOf(regexTester, (await import('../workers/kernels/regex-tester/kernel')).kernel, values),
      );
    },
  },
  unit: {
    id: 'unit-converter',
    async load() {
      const { options, words } = await import('../src/tools/unit-converter/options');
      const { readQuestion, resultOf, show } = await import('../src/tools/unit-converter/answer');
      return toolOf(
        options,
        words,
        (values) =>
          textJob('unit-converter', (text) => {
            const question = readQuestion({ ...values, amount: text.trim(), isAsked: true });
            if ('message' in question) throw wrong([question.message, question.detail].filter(Boolean).join(' '));
            return { text: `${show(resultOf(question), values.precision).text} ${question.to.symbol}` };
          }),
        { takesText: true },
      );
    },
  },
  url: {
    id: 'url-encoder',
    async load() {
      const { options, urlEncoder } = await import('../workers/kernels/url-encoder/spec');
      const { words } = await import('../workers/kernels/url-encoder/words');
      return toolOf(options, words, async (values) =>
        jobOf(urlEncoder, (await import('../workers/kernels/url-encoder/kernel')).kernel, values),
      );
    },
  },
  uuid: {
    id: 'uuid-generator',
    async load() {
      const { options, uuidGenerator } = await import('../workers/kernels/uuid-generator/spec');
      const { words } = await import('../workers/kernels/uuid-generator/words');
      return toolOf(options, words, async (values) => {
        if (values.mode === 'inspect') {
          const { inspect } = await import('../src/tools/uuid-generator/inspect');
          return textJob('uuid-generator', (text) => {
            const found = inspect(text);
            if (!found || 'error' in found) throw wrong(found?.error ?? 'Enter a UUID to inspect.');
            const facts = found.facts.map(({ label, value }) => ({ label, text: value }));
            return { text: `${found.verdict}\n${listed(facts)}`, isPositive: found.valid };
          });
        }
        const { readSettings, takesNames } = await import('../src/tools/uuid-generator/settings');
        const read = readSettings(values, true);
        if ('problem' in read) throw wrong(read.problem.text, read.problem.option);
        const { kernel } = await import('../workers/kernels/uuid-generator/kernel');
        const job = jobOf(uuidGenerator, kernel, read.options);
        return takesNames(values.kind)
          ? job
          : { ...job, takes: 'nothing', run: (_, environment) => job.run('', environment) };
      });
    },
  },
  xml: {
    id: 'xml-formatter',
    async load() {
      const { options, xmlFormatter } = await import('../workers/kernels/xml-formatter/spec');
      const { words } = await import('../workers/kernels/xml-formatter/words');
      return toolOf(options, words, async (values) =>
        jobOf(xmlFormatter, (await import('../workers/kernels/xml-formatter/kernel')).kernel, values),
      );
    },
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

export const commandNames = Object.keys(commands) as readonly CommandName[];

/** By a command's name, or by the tool's id on the site. */
export function findCommand(name: string): CommandName | undefined {
  return commandNames.find((known) => known === name || commands[known].id === name);
}

const listed = (rows: readonly { readonly label: string; readonly text: string }[]) =>
  rows.map(({ label, text }) => `${label}: ${text}\n`).join('');
