// The layers of an input, from the outside to the inside.
import clsx from 'clsx';
import { ArrowDown, CornerDownRight } from 'lucide-react';
import { isPart, isPlain, pathTo, type IdentifyOutput } from '../../../workers/kernels/identify/spec';
import type { PageOutput } from '../../state/page-output';
import { Notes } from '../../tool-kit/notes';
import type { ToolRun } from '../../tool-kit/run/use-tool';
import { Badge } from '../../ui/badge';
import { Disclosure } from '../../ui/disclosure';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import { ContentActions, LayerContent, type ShownLayer, type ShownLayers } from './layer-content';
import { LayerLinks } from './layer-links';
import * as lateWords from './late-words';
import { originOf } from './report';
import * as words from './words';

interface LayersProps {
  tool: Pick<ToolRun, 'input'>;
  output: PageOutput<IdentifyOutput>;
}

type ShownReading = ShownLayer['readings'][number];

/** More contents are opened by a click. */
const MOST_OPEN = 3;

/** By the number of messages around a part. */
const INDENTS = ['', 'ps-4', 'ps-8', 'ps-10'] as const;

const indentOf = (layers: ShownLayers, at: number) =>
  Math.min(pathTo(layers, at).filter((layer) => isPart(layers, layer)).length, INDENTS.length - 1);

/** The layers in which nothing more is found. */
function endsOf(layers: ShownLayers): readonly number[] {
  const parents = new Set(layers.map(({ parent }) => parent));
  return [...layers.keys()].filter((at) => !parents.has(at));
}

/** How the layer was made. */
function Origin({ layers, layer }: { layers: ShownLayers; layer: ShownLayer }) {
  const origin = originOf(layers, layer);
  if (origin === undefined) return null;
  const Icon = isPart(layers, layer) ? CornerDownRight : ArrowDown;
  return (
    <p className="flex min-w-0 items-center gap-2 py-2 ps-4 text-sm text-muted">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 break-words">{origin}</span>
    </p>
  );
}

export default function Layers({ tool, output: { layers, notes } }: LayersProps) {
  const ends = endsOf(layers);
  return (
    <section aria-label={words.layers} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-base font-semibold">
        {words.layers}{' '}
        <span className="text-sm font-normal text-muted">{say(lateWords.layerCount, { count: layers.length })}</span>
      </h2>
      <ol className="flex min-w-0 flex-col">
        {layers.map((layer, at) => (
          <li key={at} className={clsx('min-w-0', INDENTS[indentOf(layers, at)])}>
            <Origin layers={layers} layer={layer} />
            <article
              aria-label={say(words.layerNumber, { number: String(at + 1) })}
              className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-raised px-4 py-3"
            >
              <LayerCard layer={layer} />
              <div className="flex flex-wrap items-center gap-2 empty:hidden">
                <ContentActions number={at + 1} layer={layer} />
                <LayerLinks tool={tool} layers={layers} at={at} />
              </div>
              {layer.content && (
                <LayerContent number={at + 1} layer={layer} isOpen={ends.length <= MOST_OPEN && ends.includes(at)} />
              )}
            </article>
          </li>
        ))}
      </ol>
      <Notes notes={notes} tone="warn" />
    </section>
  );
}

function LayerCard({ layer: { readings, bytes } }: { layer: ShownLayer }) {
  const [best, ...others] = readings;
  if (!best) return null;
  return (
    <>
      <ReadingView reading={best} aside={formatBytes(bytes)} />
      {others.length > 0 && (
        <Disclosure label={say(lateWords.otherReadings, { count: others.length })}>
          <ul className="flex flex-col gap-4 border-s-2 border-line ps-4">
            {others.map((reading) => (
              <li key={reading.title}>
                <ReadingView reading={reading} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

function ReadingView({ reading, aside }: { reading: ShownReading; aside?: string }) {
  const { kind, title, isLikely, evidence, facts } = reading;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{title}</h3>
        {!isPlain(kind) && (
          <Badge tone={isLikely ? 'success' : 'neutral'}>{isLikely ? words.likely : words.possible}</Badge>
        )}
        {aside !== undefined && <span className="ms-auto text-sm text-muted">{aside}</span>}
      </div>
      {evidence.map((sentence) => (
        <p key={sentence} className="text-sm text-muted">
          {sentence}
        </p>
      ))}
      {facts.length > 0 && (
        <dl className="divide-y divide-line rounded-md border border-line bg-surface text-sm">
          {facts.map(({ label, value }, at) => (
            <div key={at} className="grid gap-x-4 px-3 py-1.5 sm:grid-cols-[10rem_1fr]">
              <dt className="break-words text-muted">{label}</dt>
              <dd className="min-w-0 break-words tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
