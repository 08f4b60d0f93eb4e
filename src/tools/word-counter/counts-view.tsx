// The six counts, and the report of them.
import { Copy, Download, Eraser } from 'lucide-react';
import { memo } from 'react';
import { NO_COUNTS, type TextCounts } from '../../../workers/kernels/word-counter/spec';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { mainCounts } from './report';

/** A key renders the screen before its counts have come: what is unchanged is left out, so that typing stays light. */
export const CountsView = memo(function CountsView({ counts = NO_COUNTS }: { counts: TextCounts | undefined }) {
  return (
    <section aria-label="Counts">
      <h2 className="sr-only">Counts</h2>
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {mainCounts(counts).map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface px-3 py-2"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-semibold break-all tabular-nums">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

export interface ReportActionsProps {
  /** Nothing to report of. */
  isEmpty: boolean;
  /** The file is not counted yet. */
  isPending: boolean;
  onCopy: () => void;
  onDownload: () => void;
  onClear: () => void;
}

export function ReportActions({ isEmpty, isPending, onCopy, onDownload, onClear }: ReportActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={Copy} disabled={isEmpty || isPending} onClick={onCopy}>
        Copy Report
      </Button>
      <Button icon={Download} disabled={isEmpty || isPending} onClick={onDownload}>
        Download Report
      </Button>
      <Button icon={Eraser} variant="ghost" disabled={isEmpty} onClick={onClear}>
        Clear Text
      </Button>
    </div>
  );
}
