// The parts that the result doesn't have, and where they are in the input.
import type { LossPlace, YamlMode, YamlOutput } from '../../../workers/kernels/json-to-yaml/spec';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { LossPlaces, LossReport } from '../../tool-kit/result/loss-report';
import { PlaceLink } from '../../tool-kit/result/show-in-input';

/** How many places are named. */
const NAMED = 5;
/** With more kinds than this, the list starts collapsed, so that the result stays in view. */
const FEW = 1;

type Loss = PageOutput<YamlOutput>['losses'][number];

export interface YamlLossReportProps {
  mode: YamlMode;
  losses: readonly Loss[];
  /** The input, if it is text, so that its places can be shown. */
  text: string | undefined;
}

export default function YamlLossReport({ mode, losses, text }: YamlLossReportProps) {
  return (
    <LossReport
      losses={losses}
      nothing="Nothing was lost: every value is there, to the last digit."
      title={mode === 'to-json' ? 'What JSON can’t keep, or keeps differently' : 'Worth knowing about the YAML'}
      summary={<p>{losses.map(({ title }) => title).join(', ')}</p>}
      label="What happened, by line"
      few={FEW}
    >
      {(loss) => (
        <>
          <span className="font-semibold">{loss.title}</span>
          <span>. {loss.text}</span>
          <LossPlaces loss={loss} most={NAMED} between="; ">
            {(place) => <Place place={place} text={text} />}
          </LossPlaces>
        </>
      )}
    </LossReport>
  );
}

function Place({ place: { line, text: what }, text }: { place: LossPlace; text: string | undefined }) {
  return (
    <>
      {line !== null && (
        <PlaceLink text={text} at={{ line, column: 1 }}>
          line {formatCount(line)}
        </PlaceLink>
      )}
      {line !== null && what !== '' && ': '}
      {what !== '' && <code className="font-mono text-xs break-all">{what}</code>}
    </>
  );
}
