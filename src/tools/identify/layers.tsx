// The layers of an input, from the outside to the inside.
import { ArrowDown } from 'lucide-react';
import { isPlain, type IdentifyOutput } from '../../../workers/kernels/identify/spec';
import type { PageOutput } from '../../state/page-output';
import { Notes } from '../../tool-kit/notes';
import type { ToolRun } from '../../tool-kit/run/use-tool';
import { Badge } from '../../ui/badge';
import { Disclosure } from '../../ui/disclosure';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import { ContentActions, LayerContent, type ShownLayer } from './layer-content';
import { LayerLinks } from './layer-links';
import * as lateWords from './late-words';
import * as words from './words';

interface LayersProps {
  tool: Pick<ToolRun, 'input'>;
  output: PageOutput<IdentifyOutput>;
}

type ShownReading = ShownLayer['readings'][number];

export default function Layers({ tool, output: { layers, notes } }: LayersProps) {
  return (
    <section aria-label={words.layers} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-base font-semibold">
        {words.layers}{' '}
        <span className="text-sm font-normal text-muted">{say(lateWords.layerCount, { count: layers.length })}</span>
      </h2>
      <ol className="flex min-w-0 flex-col">
        {layers.map((layer, at) => (
          <li key={at} className="min-w-0">
            {layer.made && (
              <p className="flex items-center gap-2 py-2 ps-4 text-sm text-muted">
                <ArrowDown aria-hidden className="size-4 shrink-0" />
                {layer.made.by}
              </p>
            )}
            <article
              aria-label={say(words.layerNumber, { number: String(at + 1) })}
              className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-raised px-4 py-3"
            >
              <LayerCard layer={layer} />
              <div className="flex flex-wrap items-center gap-2 empty:hidden">
                <ContentActions number={at + 1} layer={layer} />
                <LayerLinks tool={tool} layers={layers} at={at} />
              </div>
              {layer.content && <LayerContent number={at + 1} layer={layer} isOpen={at === layers.length - 1} />}
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
