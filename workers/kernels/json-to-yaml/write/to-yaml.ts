// JSON to YAML, of any size.
import type { RunContext } from '../../../contract/run/kernel';
import { messagesOf } from '../../../contract/run/message';
import type { Source } from '../../../contract/run/source';
import { withRefusal } from '../../../lib/input-error';
import { placesOf, readJson, type JsonReading } from '../../../lib/json/read-json';
import { Losses } from '../common/losses';
import type { messages } from '../messages';
import { MAX_DEPTH, type LossKind, type YamlOptions, type YamlOutput } from '../spec';
import { YamlWriter } from './yaml-writer';

const message = messagesOf<typeof messages>('json-to-yaml');

export async function toYaml(source: Source, options: YamlOptions, run: RunContext): Promise<YamlOutput> {
  const { mode, version, indent, isLines } = options;
  const losses = new Losses();
  const writer = new YamlWriter(Number(indent), version, losses);
  const sink = await run.sink({ mime: 'text/yaml' });
  const onOutput = async (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; await sink.write(writer.takeOutput())) at = writer.push(bytes, at);
  };
  const job = { writing: 'minified', indent: '', isLines, maxDepth: MAX_DEPTH, onOutput } as const;
  const reading = await withRefusal(message('badJson'), () => readJson(source, run, job));
  writer.end();
  await sink.write(writer.takeOutput());
  await addWarnings(source, reading, losses, run);
  const { form, hasOverflowed, tally } = reading;
  const notes = [
    ...(form.startsWith('utf-16') ? [message('utf16')] : []),
    ...(form === 'marked' ? [message('byteOrderMark')] : []),
    ...(hasOverflowed ? [message('overflowed')] : []),
  ];
  return { mode, version, result: await sink.close(), notes, documents: tally.documents, losses: losses.list() };
}

type WarningKind = Extract<LossKind, 'duplicate-key' | 'inexact-number'>;

async function addWarnings(source: Source, { warnings, tally }: JsonReading, losses: Losses, run: RunContext) {
  if (warnings.length === 0) return;
  const inOrder = warnings.toSorted((a, b) => a.offset - b.offset);
  const places = await placesOf(
    source,
    inOrder.map(({ offset }) => offset),
    run,
  );
  const linesOf = (kind: WarningKind) =>
    places.filter((_, index) => inOrder[index]?.kind === kind).map(({ line }) => line);
  losses.addAll('duplicate-key', tally.duplicateKeys, linesOf('duplicate-key'));
  losses.addAll('inexact-number', tally.inexactNumbers, linesOf('inexact-number'));
}
