// The results of checksum lists among the files, like `sha256sum --check`, and the files that no list names.
import { CircleCheck, CircleHelp, CirclePlus, CircleX, Download, MoveRight } from 'lucide-react';
import { useMemo } from 'react';
import { ALGORITHMS, type Check, type HashOutput } from '../../../workers/kernels/hash-generator/spec';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { useDownloadText } from '../../tool-kit/copy-and-download';
import { TitledNotice } from '../../tool-kit/result/titled-notes';
import { GroupedList, type ItemGroup } from '../../tool-kit/rows/grouped-list';
import { Button } from '../../ui/button';
import { RichText } from '../../ui/rich-text';
import { groups as labels } from './late-words';
import { groupOf, listedOf, pathsOf, verdictTable, type GroupId, type ListedItem } from './verdict-groups';
import * as words from './words';

const VERDICTS = {
  match: { text: words.matches, icon: CircleCheck, color: 'text-success' },
  mismatch: { text: words.differs, icon: CircleX, color: 'text-danger' },
  undecided: { text: words.matchesNone, icon: CircleX, color: 'text-danger' },
  missing: { text: words.missing, icon: CircleX, color: 'text-danger' },
  moved: { text: words.moved, icon: MoveRight, color: 'text-warn' },
  ambiguous: { text: words.ambiguous, icon: CircleHelp, color: 'text-warn' },
} as const satisfies Readonly<Record<Check['verdict'], unknown>>;

/** In the order of the buttons. */
const GROUPS: readonly ItemGroup<GroupId>[] = [
  { id: 'same', label: labels.same },
  { id: 'changed', label: labels.changed },
  { id: 'missing', label: labels.missing },
  { id: 'new', label: labels.new },
  { id: 'moved', label: labels.moved },
  { id: 'ambiguous', label: labels.ambiguous, isRare: true },
];

/** Not translated, as it is the name of a file. */
const FILE_NAME = 'verification.csv';

interface ListVerdictsProps {
  output: Pick<PageOutput<HashOutput>, 'checks' | 'summary' | 'unlisted'>;
}

export function ListVerdicts({ output: { checks, summary, unlisted } }: ListVerdictsProps) {
  const items = useMemo(() => listedOf({ checks, unlisted }), [checks, unlisted]);
  const download = useDownloadText();
  if (!summary) return null;
  const isGood = checks.every(({ verdict }) => verdict === 'match');
  return (
    <section aria-label={words.verification} className="flex min-w-0 flex-col gap-3">
      <TitledNotice tone={isGood ? 'success' : 'error'} note={summary} />
      <GroupedList
        label={words.listedFiles}
        groups={GROUPS}
        items={items}
        groupOf={groupOf}
        pathsOf={pathsOf}
        rowPx={26}
        visibleRows={12}
        actions={(shown) => (
          <Button
            size="small"
            icon={Download}
            disabled={shown.length === 0}
            onClick={() => download(verdictTable(shown), FILE_NAME, undefined, 'text/csv')}
            className="self-start"
          >
            {words.downloadShown}
          </Button>
        )}
      >
        {(item) => (typeof item === 'string' ? <NewRow name={item} /> : <VerdictRow check={item} />)}
      </GroupedList>
    </section>
  );
}

const nameTag = (name: string) => () => <span className="font-medium">{name}</span>;

const NewRow = ({ name }: { name: Extract<ListedItem, string> }) => (
  <div className="flex gap-2 pb-1 text-sm">
    <CirclePlus aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
    <span className="min-w-0 truncate" title={name}>
      <RichText text={words.isNew} tags={{ name: nameTag(name) }} />
    </span>
  </div>
);

function VerdictRow({ check }: { check: Check }) {
  const { name, algorithm, verdict, tried = [algorithm], foundAs } = check;
  const { text, icon: Icon, color } = VERDICTS[verdict];
  const algorithms = tried.map((id) => ALGORITHMS[id].label).join(', ');
  const isRenamed = verdict !== 'moved' && foundAs !== undefined && foundAs !== name;
  const how = isRenamed ? say(words.comparedWith, { algorithms, name: foundAs }) : algorithms;
  const tags = { name: nameTag(name), place: nameTag(foundAs ?? ''), how: () => how };
  return (
    <div className="flex gap-2 pb-1 text-sm">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${color}`} />
      <span className="min-w-0 truncate" title={pathsOf(check).join(' → ')}>
        <RichText text={text} tags={tags} />
      </span>
    </div>
  );
}
