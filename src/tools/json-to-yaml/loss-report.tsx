// The parts that the result doesn't have, and where they are in the input.
import type { LossPlace, YamlMode, YamlOutput } from '../../../workers/kernels/json-to-yaml/spec';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { LossPlaces, LossReport } from '../../tool-kit/result/loss-report';
import { PlaceLink } from '../../tool-kit/result/show-in-input';
import { RichText } from '../../ui/rich-text';
import * as words from './words';

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
      nothing={words.nothingLost}
      title={mode === 'to-json' ? words.lossesOfJson : words.lossesOfYaml}
      summary={<p>{losses.map(({ title }) => title).join(', ')}</p>}
      label={words.losses}
      few={FEW}
    >
      {(loss) => (
        <>
          <RichText
            text={words.loss}
            tags={{ kind: () => <span className="font-semibold">{loss.title}</span>, means: () => loss.text }}
          />
          <LossPlaces loss={loss} most={NAMED} between="; ">
            {(place) => <Place place={place} text={text} />}
          </LossPlaces>
        </>
      )}
    </LossReport>
  );
}

function Place({ place: { line, text: what }, text }: { place: LossPlace; text: string | undefined }) {
  const link = line !== null && (
    <PlaceLink text={text} at={{ line, column: 1 }}>
      {say(words.line, { line })}
    </PlaceLink>
  );
  const code = what !== '' && <code className="font-mono text-xs break-all">{what}</code>;
  if (!link || !code) return link || code;
  return <RichText text={words.textAtLine} tags={{ line: () => link, text: () => code }} />;
}
