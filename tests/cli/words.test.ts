// What the command line says fits a command line: it names flags, and no part of a page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SECRET } from '../../cli/flags';
import { commandWordsOf, messagesOf } from '../../cli/in-words';
import { messages } from '../../cli/messages';
import { COMMAND_LINE } from '../../cli/message';
import { commandNames, loadTool } from '../../cli/tools';
import type { MessageTable } from '../../workers/contract/run/message';
import { flagName } from '../../workers/contract/options/flags';
import { common } from '../../workers/words/common';
import { readSources } from '../unit/structure/imports';

const root = join(import.meta.dirname, '../..');

/** Controls, gestures and programs that a command line doesn't have. */
const PAGE =
  /\b(?:click|press|tap|drop|pasted?|buttons?|browsers?|(?:the|empty|this) field|private window|checkbox|select|choose|turn(?:ed)? (?:on|off)|copy it into|on this page|from the list|(?:other|new) tabs?)\b/i;
const LABEL = /\bunder (?:“|[A-Z])/;
const namesPage = (sentence: string) => PAGE.test(sentence) || LABEL.test(sentence);

/** The converter has no command. */
const WITHOUT_COMMAND: readonly string[] = ['mp4-to-mp3-converter'];

const tables = import.meta.glob<MessageTable>(
  ['../../workers/kernels/*/messages.ts', '../../src/tools/*/messages.ts'],
  { eager: true, import: 'messages' },
);
const own = new Map<string, MessageTable>([
  ['common', common],
  [COMMAND_LINE, messages],
  ...Object.entries(tables).map(
    ([path, table]) => [path.replace(/^.*\/(?:kernels|tools)\/|\/messages\.ts$/g, ''), table] as const,
  ),
]);
const named = [...own.keys()].filter((name) => !WITHOUT_COMMAND.includes(name));

const sentencesOf = (entry: MessageTable[string] = '') => (typeof entry === 'string' ? [entry] : Object.values(entry));
const valuesIn = (entry: MessageTable[string] | undefined) =>
  new Set(sentencesOf(entry).flatMap((sentence) => sentence.match(/\{[a-z]\w*\}/g) ?? []));

describe.each(named)('the messages of %s', (name) => {
  test('name no part of a page', async () => {
    const said = Object.values(await messagesOf(name)).flatMap(sentencesOf);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(namesPage)).toEqual([]);
  });

  test('for the command line are some of its messages, with values that these have', async () => {
    for (const [key, entry] of Object.entries(await commandWordsOf(name))) {
      expect(own.get(name), key).toHaveProperty(key);
      const known = valuesIn(own.get(name)?.[key]);
      expect(
        [...valuesIn(entry)].filter((value) => !known.has(value)),
        key,
      ).toEqual([]);
    }
  });
});

test('each flag in a message is one of the tool’s', async () => {
  const kernels: Readonly<Record<string, string>> = { 'patch-applier': 'diff-checker' };
  const tools = await Promise.all(commandNames.map(loadTool));
  const common = ['output', 'check', 'read', 'json-lines', 'several-values', 'encoding', ...Object.keys(SECRET)];
  for (const table of named) {
    const messages = await commandWordsOf(table);
    const tool = tools.find(({ id }) => id === (kernels[table] ?? table));
    const flags = Object.keys(tool?.shape ?? {}).map((option) => (tool ? flagName(tool, option) : ''));
    for (const sentence of Object.values(messages).flatMap(sentencesOf))
      for (const [, flag = ''] of sentence.matchAll(/(?<![\w-])--(?:no-)?([a-z][a-z-]*)/g))
        expect([...flags, ...common], sentence).toContain(flag);
  }
});

/** The modules that the command line loads, without kernels, whose sentences are messages. */
function modulesOfCommands(): readonly string[] {
  const files = new Map(readSources(root, ['src', 'workers', 'cli']).map((file) => [file.path, file]));
  const starts = [...files.keys()].filter((path) => /^(?:cli\/|src\/tools\/[^/]+\/command-run\.ts$)/.test(path));
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || !/^(?:cli|src\/tools)\//.test(path)) return;
    found.add(path);
    for (const { target, typeOnly } of files.get(path)?.imports ?? []) if (target && !typeOnly) visit(target);
  };
  starts.forEach(visit);
  return [...found];
}

/** Sentences, without comments. */
const literalsIn = (text: string) =>
  [...text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/'([^'\n]{8,}[.!?])'|`([^`\n]{8,}[.!?])`/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  );

test('the sentences in its own modules name no part of a page', () => {
  // A screen's words are in one file, of which a command uses a few. A server is opened with a browser, and says how it ends.
  const modules = modulesOfCommands().filter((path) => !/^(?:src\/tools\/[^/]+|cli\/serve)\/words\.ts$/.test(path));
  expect(modules).toContain('src/tools/jwt-decoder/key-text.ts');
  const sentences = modules.flatMap((path) => literalsIn(readFileSync(join(root, path), 'utf8')));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter(namesPage)).toEqual([]);
});

test('no folder of kernels is missing', () => {
  const folders = readdirSync(join(root, 'workers/kernels'));
  expect([...own.keys()]).toEqual(expect.arrayContaining(folders));
});
