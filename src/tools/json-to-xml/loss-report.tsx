// The parts that the result doesn't have, and where they are in the input.
import { shownPath, type ConverterOutput, type Mode } from '../../../workers/kernels/json-to-xml/spec';
import type { PageOutput } from '../../state/page-output';
import { LossPlaces, LossReport } from '../../tool-kit/result/loss-report';

type Loss = PageOutput<ConverterOutput>['losses'][number];

/** With at most this many losses, there is enough room for the result. */
const FEW = 2;

export default function XmlLossReport({ mode, losses }: { mode: Mode; losses: readonly Loss[] }) {
  const target = mode === 'json-to-xml' ? 'XML' : 'JSON';
  const count = losses.length === 1 ? 'One detail' : `${losses.length} details`;
  return (
    <LossReport
      losses={losses}
      nothing="Nothing was lost."
      title={`${count} ${target} can’t keep`}
      label="Details"
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
