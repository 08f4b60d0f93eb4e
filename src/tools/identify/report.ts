// The layers as plain text, for the clipboard and the command line, which has the common --json for programs.
import type { InWords } from '../../../workers/contract/run/message';
import { isPart, isPlain, type Layer } from '../../../workers/kernels/identify/spec';
import { say } from '../../../workers/words/in-words';
import * as words from './words';

type ShownLayer = InWords<Pick<Layer, 'readings' | 'made' | 'parent'>>;

type ShownReading = ShownLayer['readings'][number];

const indented = (lines: readonly string[]) => lines.map((line) => `   ${line}`);

const titleOf = ({ kind, title, isLikely }: ShownReading) =>
  isLikely || isPlain(kind) ? title : say(words.reportPossible, { title });

const linesOf = ({ evidence, facts }: ShownReading): readonly string[] =>
  indented([...evidence, ...facts.map(({ label, value }) => say(words.reportFact, { label, value }))]);

/** Of parts, the layer that they are in isn't always the one before. */
export function originOf(layers: readonly ShownLayer[], layer: ShownLayer): string | undefined {
  const { made, parent } = layer;
  if (!made || parent === undefined || !isPart(layers, layer)) return made?.by;
  return say(words.fromLayer, { number: String(parent + 1), by: made.by });
}

function layerText(layer: ShownLayer, at: number, layers: readonly ShownLayer[]): string {
  const { readings } = layer;
  const [best, ...others] = readings;
  if (!best) return '';
  const head = say(words.reportTitle, { number: String(at + 1), title: titleOf(best) });
  const origin = originOf(layers, layer);
  const from = origin === undefined ? [] : indented([origin]);
  const also = others.flatMap((other) =>
    indented([say(words.reportAlso, { title: titleOf(other) }), ...linesOf(other)]),
  );
  return [head, ...from, ...linesOf(best), ...also, ''].join('\n');
}

export const reportOf = (layers: readonly ShownLayer[]): string => layers.map(layerText).join('');
