// One of several files: its state, and the actions on it.
import clsx from 'clsx';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  Clock,
  Download,
  FileText,
  LoaderCircle,
  RotateCcw,
  X,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { say } from '../../../workers/words/in-words';
import { useAppSelector } from '../../state/hooks';
import { pathOf, type FileRef } from '../../state/inputs';
import { queueName } from '../../state/runs';
import { IconButton } from '../../ui/icon-button';
import { Progress } from '../../ui/progress';
import { percent, shareOf } from '../run/progress-share';
import { sentenceOf, type ResultRow, type RowStatus } from './result-rows';
import * as words from './words';

const ICONS: Readonly<Record<RowStatus, readonly [LucideIcon, className: string]>> = {
  chosen: [FileText, 'text-muted'],
  queued: [Clock, 'text-muted'],
  running: [LoaderCircle, 'text-accent motion-safe:animate-spin'],
  canceling: [LoaderCircle, 'text-muted motion-safe:animate-spin'],
  done: [CircleCheck, 'text-success'],
  failed: [CircleAlert, 'text-danger'],
  canceled: [Ban, 'text-muted'],
};

export interface RowActions {
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onDownload: () => void;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

export interface FileRowProps extends RowActions {
  toolId: string;
  row: ResultRow;
  isOutdated: boolean;
  look: ((file: FileRef) => ReactNode) | undefined;
}

/** Includes the gap below it. */
export const ROW_PX = 76;

export function FileRow({ toolId, row, isOutdated, look, ...actions }: FileRowProps) {
  const { file, status } = row;
  const [Icon, color] = ICONS[status];
  const path = pathOf(file);
  const isActive = status === 'queued' || status === 'running' || status === 'canceling';
  const body = (
    <>
      <span className="block truncate text-sm font-medium" title={path}>
        {path}
      </span>
      {status === 'running' ? (
        <RowProgress name={queueName(toolId, file.artifactId)} path={path} />
      ) : (
        <span className={clsx('line-clamp-2 text-xs', status === 'failed' ? 'text-danger' : 'text-muted')}>
          {sentenceOf(row)}
          {status === 'chosen' && <Suspense>{look?.(file)}</Suspense>}
        </span>
      )}
    </>
  );
  return (
    <div className="pb-2" style={{ height: ROW_PX }} data-file-row>
      <div
        className={clsx(
          'flex h-full items-center gap-2 rounded-md border border-line bg-surface pe-1 ps-3',
          isOutdated && 'outdated',
        )}
      >
        <Icon aria-hidden className={clsx('size-5 shrink-0', color)} />
        {status === 'done' || status === 'failed' ? (
          <button
            type="button"
            onClick={actions.onShow}
            className="min-w-0 flex-1 self-stretch rounded-sm px-1 text-start decoration-accent underline-offset-2 hover:underline"
          >
            {body}
          </button>
        ) : (
          <div className="min-w-0 flex-1 px-1">{body}</div>
        )}
        <MainAction status={status} path={path} {...actions} />
        {isActive ? (
          // An invisible button in the same place: a second click on Cancel must not remove the file.
          <span className="size-10 shrink-0 pointer-coarse:size-touch" />
        ) : (
          <IconButton icon={X} label={say(words.remove, { file: path })} onClick={actions.onRemove} />
        )}
      </div>
    </div>
  );
}

/** One button in one place, so that it keeps the focus while the run's state changes. */
function MainAction({ status, path, ...actions }: RowActions & { status: RowStatus; path: string }) {
  if (status === 'chosen') return null;
  if (status === 'done') {
    return (
      <IconButton icon={Download} label={say(words.downloadResult, { file: path })} onClick={actions.onDownload} />
    );
  }
  if (status === 'failed' || status === 'canceled') {
    return <IconButton icon={RotateCcw} label={say(words.tryFileAgain, { file: path })} onClick={actions.onRetry} />;
  }
  const isEnding = status === 'canceling';
  return (
    <IconButton icon={X} label={say(words.cancelFile, { file: path })} disabled={isEnding} onClick={actions.onCancel} />
  );
}

/** Only this part follows the progress, so the rest of the list needs no render. */
function RowProgress({ name, path }: { name: string; path: string }) {
  const share = useAppSelector((state) => shareOf(state.progress[name]?.latest));
  return (
    <span className="flex items-center gap-2 text-xs text-muted tabular-nums">
      <Progress label={say(words.progress, { file: path })} value={share} className="mt-1 flex-1" />
      <span className="w-9 text-end">{share === undefined ? '' : percent(share)}</span>
    </span>
  );
}
