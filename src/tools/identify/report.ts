// The layers as plain text, for the clipboard and the command line, which has the common --json for programs.
import type { InWords } from '../../../workers/contract/run/message';
import { isPlain, type Layer } from '../../../workers/kernels/identify/spec';
import { say } from '../../../workers/words/in-words';
import * as words from './words';

type ShownLayer = InWords<Pick<Layer, 'readings' | 'made'>>;

type ShownReading = ShownLayer['readings'][number];

const indented = (lines: readonly string[]) => lines.map((line) => `   ${line}`);

const titleOf = ({ kind, title, isLikely }: ShownReading) =>
  isLikely || isPlain(kind) ? title : say(words.reportPossible, { title });

const linesOf = ({ evidence, facts }: ShownReading): readonly string[] =>
  indented([...evidence, ...facts.map(({ label, value }) => say(words.reportFact, { label, value }))]);

function layerText({ readings, made }: ShownLayer, at: number): string {
  const [best, ...others] = readings;
  if (!best) return '';
  const head = say(words.reportTitle, { number: String(at + 1), title: titleOf(best) });
  const from = made ? indented([made.by]) : [];
  const also = others.flatMap((other) =>
    indented([say(words.reportAlso, { title: titleOf(other) }), ...linesOf(other)]),
  );
  return [head, ...from, ...linesOf(best), ...also, ''].join('\n');
}

export const reportOf = (layers: readonly ShownLayer[]): string => layers.map(layerText).join('');
