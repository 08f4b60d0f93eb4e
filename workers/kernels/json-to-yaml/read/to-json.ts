// YAML to JSON.
import { ToolError } from '../../../contract/run/errors';
import type { RunContext } from '../../../contract/run/kernel';
import { sizeOf, type Source } from '../../../contract/run/source';
import { refuseLoneSurrogates } from '../../../lib/input-error';
import { StrictDecoder } from '../../../lib/strict-decoder';
import { textBytes, type TextForm } from '../../../lib/text-bytes';
import { CommonReader } from './common-reader';
import { hasInvisible } from '../common/invisible';
import { JsonOut } from './json-out';
import { Losses } from '../common/losses';
import { YamlReader } from './read-yaml';
import type { Reading } from './reading';
import { YAML_LIMIT, type YamlOptions, type YamlOutput } from '../spec';
import { message } from './yaml-error';
import { hasSeveralDocuments, streamOf } from '../write/yaml-stream';

/** Lines between two checks of progress. */
const LINES = 4096;

interface YamlText {
  readonly text: string;
  readonly form: TextForm;
}

async function textOf(source: Source, run: RunContext): Promise<YamlText> {
  if (sizeOf(source) > YAML_LIMIT) throw new ToolError('too-large', message('tooLarge'));
  refuseLoneSurrogates(source, message('badYaml'));
  let form: TextForm = 'utf-8';
  if (typeof source === 'string') {
    const isMarked = source.startsWith('\ufeff');
    return { text: isMarked ? source.slice(1) : source, form: isMarked ? 'marked' : form };
  }
  const decoder = new StrictDecoder();
  const parts: string[] = [];
  for await (const chunk of textBytes(source, run.read(source, 2), (found) => (form = found))) {
    parts.push(decoder.decode(chunk));
  }
  decoder.end();
  return { text: parts.join(''), form };
}

export async function toJson(source: Source, options: YamlOptions, run: RunContext): Promise<YamlOutput> {
  const { text: whole, form } = await textOf(source, run);
  const { text, notes: streamNotes } = streamOf(whole);
  const isArray = !options.isLines && hasSeveralDocuments(text);
  const out = new JsonOut(options.isLines ? undefined : ' '.repeat(Number(options.indent)));
  const losses = new Losses();
  const sink = await run.sink({ mime: 'application/json' });
  if (isArray) out.open('[');
  const total = sizeOf(source);
  const [before, share] = typeof source === 'string' ? [0, 1] : [total / 2, 0.5];
  const onProgress = async (units: number) => {
    for (const bytes of out.take()) await sink.write(bytes);
    await run.tick(before + Math.floor((units / Math.max(1, text.length)) * total * share), total);
  };
  const reading = { text, losses, options, hasInvisible: hasInvisible(text) };
  const { documents, hasOwnVersion } = await convert(reading, out, onProgress);
  // The list began before all documents were read, and a wrong count would make the JSON invalid.
  if (!options.isLines && documents > 1 !== isArray) throw new Error(`${documents} documents, but a list: ${isArray}`);
  if (isArray) out.close(']');
  if (documents === 0) out.scalar('null');
  for (const bytes of out.take(true)) await sink.write(bytes);
  const notes = [
    ...(form.startsWith('utf-16') ? [message('utf16')] : []),
    ...(form === 'marked' ? [message('byteOrderMark')] : []),
    ...streamNotes,
    ...(documents === 0 ? [message('noDocument')] : []),
    ...(hasOwnVersion ? [message('ownVersion')] : []),
  ];
  const { mode, version } = options;
  return { mode, version, result: await sink.close(), notes, documents, losses: losses.list() };
}

type OnProgress = (units: number) => Promise<void>;

/** Common YAML is converted line by line, the rest by the library. */
async function convert(reading: Reading, out: JsonOut, onProgress: OnProgress) {
  const common = new CommonReader(reading, out);
  while (common.take(LINES)) await onProgress(common.offset);
  const { documents, rest } = common;
  if (!rest) return { documents, hasOwnVersion: false };
  const reader = new YamlReader(reading, out, rest);
  await reader.read(onProgress);
  return reader;
}
