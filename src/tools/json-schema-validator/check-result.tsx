// The verdict, and the errors with their places.
import clsx from 'clsx';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import type { CheckOutput, FoundError } from '../../../workers/kernels/json-schema-validator/spec';
import type { InWords } from '../../../workers/contract/run/message';
import { say } from '../../../workers/words/in-words';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { Notes } from '../../tool-kit/notes';
import { PlaceLink } from '../../tool-kit/result/show-in-input';
import { LongList, PLAIN_ITEMS } from '../../tool-kit/rows/long-list';
import type { ToolRun } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { formats } from './late-words';
import { FILE_NAMES, plainReport, reportText, type ReportFormat } from './report';
import * as words from './words';

interface CheckResultProps {
  tool: Pick<ToolRun, 'input'>;
  output: PageOutput<CheckOutput>;
}

/** Of a long list. There, long texts are cut. */
const ROW_PX = 96;

/** Rows in view of a long list. */
const VISIBLE_ROWS = 6;

export default function CheckResult({ tool, output }: CheckResultProps) {
  const { summary, notes, errors, isValid } = output;
  const text = tool.input.kind === 'text' ? tool.input.text : undefined;
  return (
    <section aria-label={words.errors} className="flex min-w-0 flex-col gap-4">
      <Notes notes={[summary]} tone={isValid ? 'success' : 'warn'} />
      <Notes notes={notes} />
      {errors.length > 0 && <SaveForm output={output} />}
      {errors.length > 0 && (
        <LongList
          label={words.errors}
          count={errors.length}
          rowPx={ROW_PX}
          visibleRows={VISIBLE_ROWS}
          className="rounded-md border border-line bg-surface"
          keyOf={(index) => index}
        >
          {(index) => {
            const error = errors[index];
            return error && <ErrorRow error={error} text={text} isCut={errors.length > PLAIN_ITEMS} />;
          }}
        </LongList>
      )}
    </section>
  );
}

interface ErrorRowProps {
  error: InWords<FoundError>;
  /** The document, if it is text. */
  text: string | undefined;
  /** The row has a fixed height. */
  isCut: boolean;
}

const ErrorRow = ({ error: { line, column, path, location, text: reason }, text, isCut }: ErrorRowProps) => (
  <div
    className={clsx('flex flex-col justify-center gap-0.5 border-b border-line px-3 text-sm', isCut ? 'h-24' : 'py-2')}
  >
    <p className="flex min-w-0 items-baseline gap-3">
      <span className="shrink-0 tabular-nums">
        <PlaceLink text={text} at={{ line, column }}>
          {say(words.place, { line: formatCount(line), column: formatCount(column) })}
        </PlaceLink>
      </span>
      <code className="truncate font-mono text-xs" title={path}>
        {path === '' ? words.root : path}
      </code>
    </p>
    <p className={clsx('break-words', isCut && 'line-clamp-2')} title={reason}>
      {reason}
    </p>
    <p className="truncate font-mono text-xs text-muted" title={location}>
      {say(words.rule, { location })}
    </p>
  </div>
);

function SaveForm({ output }: Pick<CheckResultProps, 'output'>) {
  const copy = useCopy();
  const download = useDownloadText();
  const [format, setFormat] = useState<ReportFormat>('text');
  const name = FILE_NAMES[format];
  return (
    <div className="flex flex-wrap items-end gap-3 max-lg:order-last">
      <Select
        label={words.format}
        value={format}
        onChange={setFormat}
        options={(['text', 'jsonl', 'csv'] as const).map((value) => ({ value, label: formats[value] }))}
      />
      <Button icon={Download} onClick={() => download(reportText(output, format), name)}>
        {say(words.download, { name })}
      </Button>
      <Button icon={Copy} onClick={() => void copy(plainReport(output))}>
        {words.copy}
      </Button>
    </div>
  );
}
