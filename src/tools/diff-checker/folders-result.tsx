// The answer on two folders: groups with counts and filters, a diff of two files in place, the list as CSV, and a patch.
import { Download } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import {
  folderPatch,
  PATCH_NAME,
  type FolderOptions,
  type FoldersOutput,
  type options,
} from '../../../workers/kernels/diff-checker/spec';
import { say } from '../../../workers/words/in-words';
import { yieldInSlices } from '../../lib/slices';
import { downloadText, downloadUrl } from '../../lib/save';
import { useAppDispatch } from '../../state/hooks';
import { inputChanged, pathOf, type FileRef } from '../../state/inputs';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { runTool } from '../../state/run-tool';
import { useArtifacts } from '../../state/services-context';
import { useDownloadText, useTellDownloaded } from '../../tool-kit/copy-and-download';
import { Notes } from '../../tool-kit/notes';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { FailedRun, ToolProgress } from '../../tool-kit/run/run-outcome';
import { useTool } from '../../tool-kit/run/use-tool';
import { GroupedList, type ItemGroup } from '../../tool-kit/rows/grouped-list';
import { UnreadFiles } from '../../tool-kit/rows/unread-files';
import { Button } from '../../ui/button';
import { RichText } from '../../ui/rich-text';
import { groupOf, pathsOf, rowsOf, tableOf, type FolderRow, type GroupId } from './folder-rows';
import { folderGroups, unreadTitle } from './late-words';
import { PairDiff } from './pair-diff';
import { useReleased } from './use-released';
import * as words from './words';

/** In the order of the buttons. */
const GROUPS: readonly ItemGroup<GroupId>[] = [
  { id: 'same', label: folderGroups.same },
  { id: 'different', label: folderGroups.different },
  { id: 'onlyInFirst', label: folderGroups.onlyInFirst },
  { id: 'onlyInSecond', label: folderGroups.onlyInSecond },
  { id: 'moved', label: folderGroups.moved },
];

const CSV_NAME = 'folders.csv';

/** A button is as high as a fingertip on touch devices. */
const ROW_PX = 44;

interface FoldersResultProps {
  output: PageOutput<FoldersOutput>;
  first: readonly FileRef[];
  second: readonly FileRef[];
  asked: FolderOptions;
  form: OptionsForm<typeof options>;
}

export default function FoldersResult({ output, first, second, asked, form }: FoldersResultProps) {
  const { summary, unread, roots, isEqual } = output;
  const rows = useMemo(() => rowsOf(output), [output]);
  const [opened, setOpened] = useState<string>();
  const pair = useMemo(() => {
    if (opened === undefined) return undefined;
    const [one, other] = [fileAt(first, roots[0] + opened), fileAt(second, roots[1] + opened)];
    return one && other && { path: opened, files: [one, other] as const };
  }, [first, second, roots, opened]);
  const list = useRef<HTMLElement>(null);
  const hasChanges = rows.length > output.same.length;
  const close = useCallback(() => {
    setOpened(undefined);
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={list} aria-label={words.foldersResult} className="flex min-w-0 flex-col gap-4">
      <Notes notes={[summary]} tone={isEqual ? 'success' : unread.length > 0 ? 'warn' : 'info'} />
      {unread.length > 0 && (
        <UnreadFiles title={say(unreadTitle, { count: unread.length })} label={words.unreadList} files={unread} />
      )}
      <GroupedList
        label={words.filesOfFolders}
        groups={GROUPS}
        items={rows}
        groupOf={groupOf}
        pathsOf={pathsOf}
        rowPx={ROW_PX}
        visibleRows={12}
        className="rounded-md border border-line bg-surface px-3"
        actions={(shown) => <SaveList rows={shown} />}
      >
        {(row) => <FileRow row={row} isOpen={row.path === opened} onOpen={setOpened} />}
      </GroupedList>
      {hasChanges && <SavePatch output={output} asked={asked} first={first} second={second} />}
      {pair && <PairDiff key={pair.path} {...pair} form={form} onClose={close} />}
    </section>
  );
}

const fileAt = (files: readonly FileRef[], path: string) => files.find((file) => pathOf(file) === path);

interface FileRowProps {
  row: FolderRow;
  isOpen: boolean;
  onOpen: (path: string) => void;
}

const FileRow = ({ row: { group, path, to }, isOpen, onOpen }: FileRowProps) => (
  <div className="flex h-11 items-center justify-between gap-3 text-sm">
    <span className="min-w-0 truncate" title={to === undefined ? path : `${path} → ${to}`}>
      {to === undefined ? path : <RichText text={words.movedTo} tags={{ from: () => path, to: () => to }} />}
    </span>
    {group === 'different' ? (
      <Button
        size="small"
        aria-pressed={isOpen}
        aria-label={say(words.showDiffOf, { path })}
        onClick={() => onOpen(path)}
        className="shrink-0"
      >
        {words.showDiff}
      </Button>
    ) : (
      <span className="shrink-0 text-xs text-muted">{folderGroups[group]}</span>
    )}
  </div>
);

function SaveList({ rows }: { rows: readonly FolderRow[] }) {
  const download = useDownloadText();
  const save = async () => download(await tableOf(rows, yieldInSlices()), CSV_NAME, undefined, 'text/csv');
  return (
    <Button
      size="small"
      icon={Download}
      disabled={rows.length === 0}
      onClick={() => void save()}
      className="self-start"
    >
      {words.downloadList}
    </Button>
  );
}

/** The name of the patch's inputs and run in the state. */
const PATCH_ID = 'diff-checker/folder-patch';

/** Made when it is requested, with a separate run. */
function SavePatch({
  output,
  asked,
  first,
  second,
}: Pick<FoldersResultProps, 'output' | 'asked' | 'first' | 'second'>) {
  const tool = useTool(folderPatch, PATCH_ID);
  const dispatch = useAppDispatch();
  const artifacts = useArtifacts();
  const tell = useTellDownloaded();
  const { last, active } = tool.runs;
  const notes = !active && last?.status === 'done' ? last.output.notes : [];
  // The run's result belongs to these folders.
  useReleased(PATCH_ID, output);
  function save(result: ResultRef) {
    if (result.stored === 'text') downloadText(result.text, PATCH_NAME);
    else if (result.stored === 'artifact') downloadUrl(artifacts.downloadUrl(result.artifactId), PATCH_NAME);
    tell(say(words.saved, { name: PATCH_NAME }));
  }
  const make = async () => {
    const others = { other: { kind: 'files', files: second } } as const;
    dispatch(inputChanged({ toolId: PATCH_ID, input: { kind: 'files', files: first }, others }));
    const { different, onlyInFirst, onlyInSecond, movedFrom, movedTo } = output;
    const changes = { different, onlyInFirst, onlyInSecond, movedFrom, movedTo };
    const { paths, firstCount } = asked;
    const outcome = await dispatch(runTool(folderPatch, { options: { paths, firstCount, changes } }, PATCH_ID));
    if (outcome.status === 'done') save(outcome.output.result);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void make()}>
        {words.downloadFolderPatch}
      </Button>
      <p className="text-xs text-muted">
        <RichText text={words.patchHint} tags={{ command: () => <code>{`patch -p1 < ${PATCH_NAME}`}</code> }} />
      </p>
      <ToolProgress run={tool} />
      <FailedRun run={{ ...tool, askedRun: undefined }} />
      <Notes notes={notes} tone="warn" />
    </div>
  );
}
