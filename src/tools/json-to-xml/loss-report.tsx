// The parts that the result doesn't have, and where they are in the input.
import { shownPath, type ConverterOutput, type Mode } from '../../../workers/kernels/json-to-xml/spec';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { LossPlaces, LossReport } from '../../tool-kit/result/loss-report';
import { lost } from './late-words';
import * as words from './words';

type Loss = PageOutput<ConverterOutput>['losses'][number];

/** With at most this many losses, there is enough room for the result. */
const FEW = 2;

export default function XmlLossReport({ mode, losses }: { mode: Mode; losses: readonly Loss[] }) {
  const format = mode === 'json-to-xml' ? 'XML' : 'JSON';
  return (
    <LossReport
      losses={losses}
      nothing={words.nothingLost}
      title={say(lost, { count: losses.length, format })}
      label={words.details}
      few={FEW}
    >
      {(loss) => (
        <>
          {loss.title}
          <LossPlaces loss={loss} between=", ">
            {(place) => <code className="font-mono text-xs break-all">{shownPath(place)}</code>}
          </LossPlaces>
        </>
      )}
    </LossReport>
  );
}
