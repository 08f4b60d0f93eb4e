// The answer, the groups with a filter, and the result as a file.
import { Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  FORMATS,
  groupsIn,
  type DuplicateGroup,
  type DuplicateOutput,
  type ReportFormat,
} from '../../../workers/kernels/duplicate-finder/spec';
import { words } from '../../../workers/kernels/duplicate-finder/words';
import { say } from '../../../workers/words/in-words';
import { formatBytes, formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { Notes } from '../../tool-kit/notes';
import { LongList } from '../../tool-kit/rows/long-list';
import { NoMatch, PathFilter, wantedPart } from '../../tool-kit/rows/path-filter';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Select } from '../../ui/select';
import { emptyLabel, tiles, unreadTitle } from './late-words';
import { copiedText, FILE_NAMES, reportText } from './report';
import * as texts from './words';

interface DuplicateGroupsProps {
  output: PageOutput<DuplicateOutput>;
}

export default function DuplicateGroups({ output }: DuplicateGroupsProps) {
  const { empty, unread, summary, notes, copies, wasted } = output;
  const groups = useMemo(() => groupsIn(output.groups), [output]);
  return (
    <section aria-label={texts.resultTitle} className="flex min-w-0 flex-col gap-4">
      <Notes notes={[summary]} tone={groups.length > 0 ? 'info' : unread.length > 0 ? 'warn' : 'success'} />
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2.5">
        <Tile label={tiles.groups} value={formatCount(groups.length)} />
        <Tile label={tiles.copies} value={formatCount(copies)} />
        <Tile label={tiles.freed} value={formatBytes(wasted)} />
      </dl>
      <Notes notes={notes} />
      {unread.length > 0 && (
        <Disclosure label={say(unreadTitle, { count: unread.length })} defaultOpen>
          <PathList label={texts.unreadList} paths={unread.map(({ path, reason }) => `${path}: ${reason}`)} />
        </Disclosure>
      )}
      {groups.length > 0 && <Groups groups={groups} />}
      {empty.length > 0 && (
        <Disclosure label={say(emptyLabel, { count: empty.length })}>
          <PathList label={texts.emptyList} paths={empty} />
        </Disclosure>
      )}
      <SaveForm output={output} />
    </section>
  );
}

const Tile = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface px-3 py-2">
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="text-xl font-semibold break-all tabular-nums">{value}</dd>
  </div>
);

const ROW_PX = 32;

/** Rows in view of a long list. */
const VISIBLE_ROWS = 14;

const PathList = ({ label, paths }: { label: string; paths: readonly string[] }) => (
  <LongList label={label} count={paths.length} rowPx={ROW_PX} visibleRows={6.5} keyOf={(index) => index}>
    {(index) => <PathRow path={paths[index] ?? ''} />}
  </LongList>
);

const PathRow = ({ path }: { path: string }) => (
  <p className="h-8 truncate text-sm leading-8" title={path}>
    {path}
  </p>
);

/** A group's head, or one of its files. */
type Row = { readonly kind: 'head'; readonly group: DuplicateGroup } | { readonly kind: 'file'; readonly path: string };

const rowsOf = (groups: readonly DuplicateGroup[]): readonly Row[] =>
  groups.flatMap((group): readonly Row[] => [
    { kind: 'head', group },
    ...group.files.map(({ path }): Row => ({ kind: 'file', path })),
  ]);

function Groups({ groups }: { groups: readonly DuplicateGroup[] }) {
  const [wanted, setWanted] = useState('');
  const part = wantedPart(wanted);
  const shown = useMemo(
    () =>
      part === '' ? groups : groups.filter(({ files }) => files.some(({ path }) => path.toLowerCase().includes(part))),
    [groups, part],
  );
  const rows = useMemo(() => rowsOf(shown), [shown]);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PathFilter value={wanted} onChange={setWanted} />
        <p role="status" className="text-sm text-muted tabular-nums empty:hidden">
          {part !== '' && say(texts.filtered, { shown: shown.length, total: groups.length })}
        </p>
      </div>
      {rows.length === 0 && <NoMatch />}
      <LongList
        label={texts.groupsLabel}
        count={rows.length}
        rowPx={ROW_PX}
        visibleRows={VISIBLE_ROWS}
        className="rounded-md border border-line bg-surface px-3"
        keyOf={(index) => index}
      >
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          return row.kind === 'head' ? <GroupHead group={row.group} /> : <PathRow path={row.path} />;
        }}
      </LongList>
    </div>
  );
}

const GroupHead = ({ group: { files, size, wasted } }: { group: DuplicateGroup }) => (
  <p className="flex h-8 items-center justify-between gap-3 text-sm tabular-nums">
    <strong className="font-semibold">{say(texts.groupHead, { files: files.length, size: formatBytes(size) })}</strong>
    <span className="text-muted">{say(texts.groupFreed, { bytes: formatBytes(wasted) })}</span>
  </p>
);

function SaveForm({ output }: DuplicateGroupsProps) {
  const copy = useCopy();
  const download = useDownloadText();
  const [format, setFormat] = useState<ReportFormat>('text');
  const { label, choices } = words.options.format;
  const name = FILE_NAMES[format];
  const save = () => download(reportText(output, format), name);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={label}
          value={format}
          onChange={setFormat}
          options={FORMATS.map((value) => ({ value, label: choices[value] }))}
        />
        <Button icon={Download} onClick={save}>
          {say(texts.download, { name })}
        </Button>
        <Button icon={Copy} onClick={() => void copy(copiedText(output))}>
          {texts.copy}
        </Button>
      </div>
      {format === 'sh' && <p className="text-xs text-muted">{texts.scriptHint}</p>}
    </div>
  );
}
