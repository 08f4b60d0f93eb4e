// The results of checksum lists among the files, like `sha256sum --check`.
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { ALGORITHMS, type Check, type HashOutput } from '../../../workers/kernels/hash-generator/spec';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { TitledNotice } from '../../tool-kit/result/titled-notes';
import { LongList } from '../../tool-kit/rows/long-list';
import { RichText } from '../../ui/rich-text';
import * as words from './words';

const VERDICTS = {
  match: { text: words.matches, icon: CircleCheck, color: 'text-success' },
  mismatch: { text: words.differs, icon: CircleX, color: 'text-danger' },
  undecided: { text: words.matchesNone, icon: CircleX, color: 'text-danger' },
  missing: { text: words.missing, icon: CircleX, color: 'text-danger' },
  ambiguous: { text: words.ambiguous, icon: CircleHelp, color: 'text-warn' },
} as const satisfies Readonly<Record<Check['verdict'], unknown>>;

export function ListVerdicts({
  output: { checks, summary },
}: {
  output: Pick<PageOutput<HashOutput>, 'checks' | 'summary'>;
}) {
  if (!summary) return null;
  const bad = checks.filter(({ verdict }) => verdict !== 'match');
  const sorted = [...bad, ...checks.filter(({ verdict }) => verdict === 'match')];
  return (
    <section aria-label={words.verification} className="flex flex-col gap-3">
      <TitledNotice tone={bad.length === 0 ? 'success' : 'error'} note={summary} />
      <LongList label={words.listedFiles} count={sorted.length} rowPx={26} visibleRows={12} keyOf={(index) => index}>
        {(index) => {
          const check = sorted[index];
          return check && <VerdictRow check={check} />;
        }}
      </LongList>
    </section>
  );
}

function VerdictRow({ check: { name, algorithm, verdict, tried = [algorithm], foundAs } }: { check: Check }) {
  const { text, icon: Icon, color } = VERDICTS[verdict];
  const algorithms = tried.map((id) => ALGORITHMS[id].label).join(', ');
  const isRenamed = foundAs !== undefined && foundAs !== name;
  const how = isRenamed ? say(words.comparedWith, { algorithms, name: foundAs }) : algorithms;
  return (
    <div className="flex gap-2 pb-1 text-sm">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${color}`} />
      <span className="min-w-0 truncate" title={name}>
        <RichText text={text} tags={{ name: () => <span className="font-medium">{name}</span>, how: () => how }} />
      </span>
    </div>
  );
}
