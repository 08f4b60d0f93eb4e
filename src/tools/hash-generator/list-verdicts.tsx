// The results of checksum lists among the files, like `sha256sum --check`.
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { ALGORITHMS, type Check, type HashOutput } from '../../../workers/kernels/hash-generator/spec';
import { formatCount } from '../../lib/format';
import { LongList } from '../../tool-kit/rows/long-list';
import { Notice } from '../../ui/notice';

const VERDICTS = {
  match: { text: 'matches', icon: CircleCheck, color: 'text-success' },
  mismatch: { text: 'does not match', icon: CircleX, color: 'text-danger' },
  undecided: { text: 'matches no algorithm of its checksum’s length', icon: CircleX, color: 'text-danger' },
  missing: { text: 'was not found', icon: CircleX, color: 'text-danger' },
  ambiguous: { text: 'is ambiguous', icon: CircleHelp, color: 'text-warn' },
} as const satisfies Readonly<Record<Check['verdict'], unknown>>;

type Verdicts = Pick<HashOutput, 'checks' | 'unlisted'>;

const MAX_NAMED = 5;

export const nameList = (names: readonly string[]) =>
  names.slice(0, MAX_NAMED).join(', ') + (names.length > MAX_NAMED ? ', …' : '');

/** `1 of 3 listed files match their checksum. 1 does not match. 1 was not found.` */
function summary({ checks, unlisted }: Verdicts): string {
  const count = (verdict: Check['verdict']) => checks.filter((check) => check.verdict === verdict).length;
  const [match, mismatch, undecided, missing, ambiguous] = (
    ['match', 'mismatch', 'undecided', 'missing', 'ambiguous'] as const
  ).map(count);
  return [
    `${formatCount(match ?? 0)} of ${formatCount(checks.length)} listed files match their checksum.`,
    mismatch ? `Different: ${formatCount(mismatch)}.` : '',
    undecided
      ? `No algorithm matches: ${formatCount(undecided)}. The files differ, or the list uses an algorithm that isn’t available here.`
      : '',
    missing ? `Not found: ${formatCount(missing)}.` : '',
    ambiguous
      ? `Ambiguous: ${formatCount(ambiguous)}, because several files or several listed paths fit. Drop the folder with its list in it.`
      : '',
    unlisted.length > 0 ? `Not in the list: ${nameList(unlisted)}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export function ListVerdicts({ output }: { output: Verdicts }) {
  const { checks } = output;
  if (checks.length === 0) return null;
  const bad = checks.filter(({ verdict }) => verdict !== 'match');
  const sorted = [...bad, ...checks.filter(({ verdict }) => verdict === 'match')];
  return (
    <section aria-label="Verification" className="flex flex-col gap-3">
      <Notice
        tone={bad.length === 0 ? 'success' : 'error'}
        title={bad.length === 0 ? 'All files match' : 'Not all match'}
      >
        {summary(output)}
      </Notice>
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
