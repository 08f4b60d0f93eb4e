// The results of checksum lists among the files, like `sha256sum --check`.
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { ALGORITHMS, type Check, type HashOutput } from '../../../workers/kernels/hash-generator/spec';
import type { PageOutput } from '../../state/page-output';
import { TitledNotice } from '../../tool-kit/result/titled-notes';
import { LongList } from '../../tool-kit/rows/long-list';

const VERDICTS = {
  match: { text: 'matches', icon: CircleCheck, color: 'text-success' },
  mismatch: { text: 'does not match', icon: CircleX, color: 'text-danger' },
  undecided: { text: 'matches no algorithm of its checksum’s length', icon: CircleX, color: 'text-danger' },
  missing: { text: 'was not found', icon: CircleX, color: 'text-danger' },
  ambiguous: { text: 'is ambiguous', icon: CircleHelp, color: 'text-warn' },
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
    <section aria-label="Verification" className="flex flex-col gap-3">
      <TitledNotice tone={bad.length === 0 ? 'success' : 'error'} note={summary} />
      <LongList label="Listed files" count={sorted.length} rowPx={26} visibleRows={12} keyOf={(index) => index}>
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
  return (
    <div className="flex gap-2 pb-1 text-sm">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${color}`} />
      <span className="min-w-0 truncate" title={name}>
        <span className="font-medium">{name}</span> {text} ({tried.map((id) => ALGORITHMS[id].label).join(', ')}
        {foundAs !== undefined && foundAs !== name && `, compared with ${foundAs}`})
      </span>
    </div>
  );
}
