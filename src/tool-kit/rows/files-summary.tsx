// Several files in one line: their number and size, or how far they are opened. Below it, a switch for hidden files, and what could
// not be opened.
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { say } from '../../../workers/words/in-words';
import { formatBytes, formatCount } from '../../lib/format';
import { EMPTY_INPUT, filesOf, type FilesInput, type InputValue, type Opening } from '../../state/inputs';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Progress } from '../../ui/progress';
import { focusRun } from '../input/focus';
import * as words from './words';
import { UnreadFiles } from './unread-files';

export interface FilesSummaryProps {
  input: InputValue;
  onChange: (input: InputValue) => void;
}

export default function FilesSummary({ input, onChange }: FilesSummaryProps) {
  return input.kind === 'files' && <Summary input={input} onChange={onChange} />;
}

function Summary({ input, onChange }: { input: FilesInput } & Pick<FilesSummaryProps, 'onChange'>) {
  const { files: all, opening, unopened = [], leavesOutHidden = false } = input;
  const files = filesOf(input);
  const bytes = useMemo(() => files.reduce((sum, file) => sum + file.bytes, 0), [files]);
  const hidden = useMemo(() => all.reduce((count, { isHidden }) => count + (isHidden ? 1 : 0), 0), [all]);
  return (
    <div className="flex w-full flex-col gap-2 empty:hidden">
      {opening ? (
        <OpeningProgress
          opening={opening}
          files={all.length}
          onCancel={() => {
            const { opening: _, ...rest } = input;
            const files = all.slice(0, opening.before);
            onChange(files.length > 0 ? { ...rest, files } : EMPTY_INPUT);
            focusRun();
          }}
        />
      ) : (
        all.length > 1 && (
          <p className="text-sm text-muted">
            {say(words.filesTotal, { count: files.length, size: formatBytes(bytes) })}
          </p>
        )
      )}
      {hidden > 0 && (
        <Checkbox
          label={say(words.leaveOutHidden, { count: hidden })}
          hint={words.hiddenHint}
          checked={leavesOutHidden}
          onChange={(leavesOutHidden) => onChange({ ...input, leavesOutHidden })}
        />
      )}
      {unopened.length > 0 && (
        <UnreadFiles
          title={say(words.unopened, { count: unopened.length })}
          label={words.unopenedList}
          files={unopened}
        />
      )}
    </div>
  );
}

interface OpeningProgressProps {
  opening: Opening;
  /** How many are found so far. */
  files: number;
  onCancel: () => void;
}

function OpeningProgress({ opening: { sized, isListed }, files, onCancel }: OpeningProgressProps) {
  const [done, total] = [formatCount(sized), formatCount(files)];
  const share = isListed && files > 0 ? sized / files : undefined;
  return (
    <div className="flex items-center gap-4 rounded-md border border-line bg-surface p-3 ps-4 text-start max-md:p-2">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 text-sm tabular-nums">
          {isListed ? say(words.openingOf, { done, total }) : say(words.listing, { count: files })}
        </p>
        <Progress label={words.openingFiles} value={share} />
        <p role="status" className="sr-only">
          {share === undefined
            ? words.openingFiles
            : say(words.openingPercent, { percent: Math.floor(share * 10) * 10, total })}
        </p>
      </div>
      <Button icon={X} size="small" aria-keyshortcuts="Escape" onClick={onCancel}>
        {words.cancelOpening}
      </Button>
    </div>
  );
}
