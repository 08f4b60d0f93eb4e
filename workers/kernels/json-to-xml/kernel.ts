// Converts JSON to XML and back: checks the input, converts it as a tree, and checks the result before it is shown.
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { Stored } from '../../contract/run/sink';
import { sizeOf, type Source } from '../../contract/run/source';
import { Collected } from '../../lib/collected';
import { withRefusal } from '../../lib/input-error';
import { readJson } from '../../lib/json/read-json';
import { isPlainName } from '../../lib/xml/grammar';
import { Layout } from '../../lib/xml/layout';
import { readXml } from '../../lib/xml/read-xml';
import { unreadNotes } from '../../lib/xml/unread-notes';
import { writeXml, XML_MIME } from '../../lib/xml/write-xml';
import { isUtf8 } from '../../lib/xml/xml-pieces';
import { compactJson } from './compact-to-json';
import { compactXml } from './compact-to-xml';
import { documentJson, documentNodes } from './document-json';
import { parseMinified, type JsonValue } from './json-value';
import { Losses } from './losses';
import type { messages } from './messages';
import { readNodes } from './read-nodes';
import { DEPTH_LIMIT, INPUT_LIMIT, VALUE_LIMIT, type ConverterOptions, type ConverterOutput } from './spec';
import { vocabularyJson, vocabularyXml } from './vocabulary';
import { xmlText, type XmlNode } from './xml-node';

const message = messagesOf<typeof messages>('json-to-xml');

const INDENT = '  ';

/** For the progress: the input is read once, and the result up to three times. */
const PASSES = 4;

export const kernel: Kernel<Source, ConverterOptions, ConverterOutput> = async (source, options, run) => {
  const { mode, rootName } = options;
  if (typeof source === 'string' && source.trim() === '') throw new ToolError('invalid-input', message('blank'));
  if (!isPlainName(rootName)) throw new ToolError('invalid-input', message('badRoot', { name: rootName }));
  if (sizeOf(source) > INPUT_LIMIT) throw new ToolError('too-large', message('tooLarge'));
  return mode === 'json-to-xml' ? toXml(source, options, run) : toJson(source, options, run);
};

async function toXml(source: Source, { mode, way, rootName }: ConverterOptions, run: RunContext) {
  const value = await readValue(source, run);
  if (way === 'compact') {
    const losses = new Losses();
    const nodes = compactXml(value, { losses, rootName });
    return {
      mode,
      result: await writeNodes(nodes.map(inUtf8), run),
      notes: encodingNotes(nodes),
      losses: losses.list(),
    };
  }
  const nodes = documentNodes(value);
  const document = nodes && (await writeDocument(nodes, run));
  if (document) return { mode, result: document, notes: [message('fromXml'), ...encodingNotes(nodes)], losses: [] };
  return { mode, result: await writeNodes(vocabularyXml(value), run), notes: [], losses: [] };
}

async function toJson(source: Source, { mode, way, typed, lists, nil }: ConverterOptions, run: RunContext) {
  const { nodes, reading, entities, declared } = await readNodes(source, run, PASSES);
  const { form, doctype } = reading;
  const recoded =
    form.declared !== undefined && !isUtf8(form.declared) ? [message('recoded', { declared: form.declared })] : [];
  const notes = [...recoded, ...(doctype ? unreadNotes(doctype) : [])];
  const losses = new Losses();
  for (const name of entities) losses.add('entity', `&${name};`);
  if (way === 'compact') {
    const result = await writeJson(
      compactJson(nodes, { losses, declared, typed, nil, lists: new Set(lists.split(/[\s,]+/)) }),
      source,
      run,
    );
    return { mode, result, notes, losses: losses.list() };
  }
  const fromJson = vocabularyJson(nodes);
  const result = await writeJson(fromJson ?? documentJson(nodes), source, run);
  return {
    mode,
    result,
    notes: fromJson === undefined ? notes : [...notes, message('fromJson')],
    losses: losses.list(),
  };
}

async function readValue(source: Source, run: RunContext): Promise<JsonValue> {
  const collected = new Collected(INPUT_LIMIT, message('tooLarge'));
  const job = { writing: 'minified', indent: '', isLines: false, offersLines: false, maxDepth: DEPTH_LIMIT } as const;
  const pass = { passes: PASSES, before: 0, total: sizeOf(source) };
  const { tally } = await withRefusal(message('badJson'), () =>
    readJson(source, run, { ...job, pass, onOutput: (bytes) => collected.add(bytes) }),
  );
  if (tally.objects + tally.arrays + tally.scalars > VALUE_LIMIT) throw new ToolError('too-large', message('tooLarge'));
  return parseMinified(new TextDecoder('utf-8', { ignoreBOM: true }).decode(collected.bytes));
}

/** Checked and indented. */
async function writeNodes(nodes: readonly XmlNode[], run: RunContext): Promise<Stored> {
  const bytes = new TextEncoder().encode(xmlText(nodes));
  const layout = new Layout();
  const reading = await readXml(bytes, run, { ...second, onToken: (scanner) => layout.take(scanner) });
  return writeXml(bytes, run, reading, { indent: INDENT, layout, passes: PASSES });
}

/** The original document, down to its whitespace; undefined if the JSON isn't a document. */
async function writeDocument(nodes: readonly XmlNode[], run: RunContext): Promise<Stored | undefined> {
  const bytes = new TextEncoder().encode(nodes.map((node) => xmlText([inUtf8(node)])).join('\n'));
  try {
    await readXml(bytes, run, second);
  } catch (error) {
    if (error instanceof ToolError && error.code === 'invalid-input') return undefined;
    throw error;
  }
  const sink = await run.sink({ mime: XML_MIME, expectedBytes: bytes.length });
  await sink.write(bytes);
  return sink.close();
}

/** One more level, because the JSON may need an element around everything. */
const second = { refusal: message('badXml'), maxDepth: DEPTH_LIMIT + 1, passes: PASSES };

const ENCODING = /(encoding\s*=\s*["'])([^"']*)/;

/** A declaration names UTF-8, because the result has that encoding. */
const inUtf8 = (node: XmlNode): XmlNode =>
  node.kind === 'declaration' && !isUtf8(encodingOf(node))
    ? { ...node, text: node.text.replace(ENCODING, '$1UTF-8') }
    : node;

const encodingOf = (node: XmlNode) => (node.kind === 'declaration' ? ENCODING.exec(node.text)?.[2] : undefined);

const encodingNotes = (nodes: readonly XmlNode[]): Message[] =>
  nodes.flatMap((node) => {
    const encoding = encodingOf(node);
    return encoding === undefined || isUtf8(encoding) ? [] : [message('declaresUtf8', { declared: encoding })];
  });

async function writeJson(text: string, source: Source, run: RunContext): Promise<Stored> {
  const sink = await run.sink({ mime: 'application/json' });
  const job = { writing: 'formatted', indent: INDENT, isLines: false, maxDepth: 2 * DEPTH_LIMIT + 2 } as const;
  const total = sizeOf(source);
  const pass = { passes: PASSES, before: total, total };
  await readJson(new TextEncoder().encode(text), run, { ...job, pass, onOutput: (chunk) => sink.write(chunk) });
  return sink.close();
}
