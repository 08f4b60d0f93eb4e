// The tables of a run, and of its comparison with a saved one. Loads with the first results.
import clsx from 'clsx';
import { Copy, Download } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { say } from '../../../workers/words/in-words';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { outcomes, verdicts } from './late-words';
import {
  busyReasons,
  compareReports,
  environmentText,
  heapText,
  jobTitle,
  machineText,
  parseReport,
  REPORT_LIMIT,
  reportMarkdown,
  speedText,
  stillTexts,
  type ComparedRow,
  type Report,
  type ReportJob,
  type ReportRow,
} from './report';
import * as words from './words';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-5">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

interface ResultsProps {
  report: Report | undefined;
  /** A report that was downloaded earlier. */
  saved: File | undefined;
}

/** `null` if the file isn’t a report. */
function useSavedReport(file: File | undefined): Report | null | undefined {
  const [read, setRead] = useState<{ readonly file: File; readonly report: Report | null }>();
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    const show = (text: string) => {
      if (isCurrent) setRead({ file, report: parseReport(text) ?? null });
    };
    const text = file.size > REPORT_LIMIT ? Promise.resolve('') : file.text();
    text.then(show, () => show(''));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return read && read.file === file ? read.report : undefined;
}

export default function Results({ report, saved }: ResultsProps) {
  const earlier = useSavedReport(saved);
  const shown = report ?? earlier;
  return (
    <div className="flex flex-col gap-10">
      {earlier === null && (
        <Notice tone="error" title={words.notResults}>
          {words.notResultsText}
        </Notice>
      )}
      {shown && <ReportSection title={report ? words.results : words.savedResults} report={shown} />}
      {report && earlier && <Comparison before={earlier} after={report} />}
    </div>
  );
}

function ReportSection({ title, report }: { title: string; report: Report }) {
  const copy = useCopy();
  const download = useDownloadText();
  const name = `toolyard-benchmark-${report.madeAt.slice(0, 19).replaceAll(':', '-')}.json`;
  return (
    <Section title={title}>
      <div className="flex max-w-[68ch] flex-col gap-2 text-sm text-muted">
        <p className="break-words">{environmentText(report)}</p>
        {busyReasons(report).length > 0 ? (
          <Notice tone="warn">{machineText(report)}</Notice>
        ) : (
          <p>{machineText(report)}</p>
        )}
      </div>
      {report.jobs.map((job) => (
        <JobTable key={job.id} job={job} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button icon={Copy} onClick={() => void copy(reportMarkdown(report), words.copied)}>
          {words.copyMarkdown}
        </Button>
        <Button
          icon={Download}
          onClick={() => download(`${JSON.stringify(report, null, 1)}\n`, name, undefined, 'application/json')}
        >
          {words.downloadJson}
        </Button>
      </div>
    </Section>
  );
}

/** On a phone, each row is a small grid with labeled cells. */
const head = 'py-2 pe-4 text-start align-bottom text-xs font-medium text-muted last:pe-0';
const cell = '@2xl:py-2.5 @2xl:pe-4 align-top text-sm last:pe-0';
const onlyWide = 'hidden @2xl:table-cell';
const rightOnPhone = 'text-end @2xl:text-start';
const rowClasses = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-3 @2xl:table-row';

/** The columns have the same width in every table, so tables can be compared. */
function FigureTable({ title, heads, children }: { title: string; heads: readonly ReactNode[]; children: ReactNode }) {
  return (
    <table className="block w-full table-fixed border-b border-line @2xl:table">
      <caption className="block pb-1 text-start font-semibold @2xl:table-caption">{title}</caption>
      <thead className="hidden @2xl:table-header-group">
        <tr>{heads}</tr>
      </thead>
      <tbody className="block divide-y divide-line border-t border-line-strong @2xl:table-row-group">{children}</tbody>
    </table>
  );
}

const OnPhone = ({ children }: { children: string }) => <span className="text-muted @2xl:hidden">{children} </span>;

function JobTable({ job }: { job: ReportJob }) {
  const fastest = Math.max(...job.rows.flatMap(({ speeds }) => speeds));
  return (
    <FigureTable
      title={jobTitle(job)}
      heads={[
        <th key="name" scope="col" className={clsx(head, '@2xl:w-[22%]')}>
          {words.contender}
        </th>,
        <th key="speed" scope="col" className={clsx(head, '@2xl:w-[34%]')}>
          {words.speed}
        </th>,
        <th key="still" scope="col" className={head}>
          {words.standstill}
        </th>,
        <th key="heap" scope="col" className={clsx(head, onlyWide)}>
          {words.heapGrowth}
        </th>,
        <th key="result" scope="col" className={head}>
          {words.result}
        </th>,
      ]}
    >
      {job.rows.map((row) => (
        <ContenderRow key={row.contender} row={row} fastest={fastest} />
      ))}
    </FigureTable>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function ContenderRow({ row, fastest }: { row: ReportRow; fastest: number }) {
  const name = (
    <th scope="row" className={clsx(cell, 'text-start break-words', row.isOurs ? 'font-semibold' : 'font-normal')}>
      {row.contender}
    </th>
  );
  if (row.problem !== undefined || row.speeds.length === 0)
    return (
      <tr className={rowClasses}>
        {name}
        <td colSpan={4} className={clsx(cell, 'text-muted col-span-2')}>
          {row.problem}
        </td>
      </tr>
    );
  const { value, interval } = speedText(row);
  const still = stillTexts(row);
  const isBad = row.verdict === 'wrong' || row.verdict === 'different';
  return (
    <tr className={rowClasses}>
      {name}
      <td className={clsx(cell, 'order-1')}>
        <span className="font-medium tabular-nums">{value}</span>{' '}
        <span className="text-muted tabular-nums">{interval === undefined ? words.preliminary : `(${interval})`}</span>
        <SpeedBar row={row} fastest={fastest} />
      </td>
      <td className={clsx(cell, 'order-1 tabular-nums', rightOnPhone)}>
        <OnPhone>{words.standstillOnPhone}</OnPhone>
        {still.typical} <span className="block text-muted @2xl:inline">({still.longest})</span>
      </td>
      <td className={clsx(cell, 'tabular-nums', onlyWide)}>{heapText(row)}</td>
      <td className={clsx(cell, rightOnPhone, isBad && 'font-semibold text-danger')}>{verdicts[row.verdict]}</td>
    </tr>
  );
}

/** Each round as a tick on a ruler that ends at the fastest round of the job. */
function SpeedBar({ row: { speeds, isOurs }, fastest }: { row: ReportRow; fastest: number }) {
  return (
    <svg aria-hidden className="mt-1.5 h-3 w-full max-w-72 overflow-visible">
      <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" />
      {speeds.map((speed, round) => (
        <line
          key={round}
          x1={percent(speed / fastest)}
          x2={percent(speed / fastest)}
          y1="0"
          y2="100%"
          strokeWidth="2"
          className={isOurs ? 'stroke-accent' : 'stroke-muted'}
        />
      ))}
    </svg>
  );
}

const OUTCOME_LOOKS: Readonly<Record<ComparedRow['outcome'], string>> = {
  faster: 'font-semibold text-success',
  slower: 'font-semibold text-danger',
  'not distinguishable': 'text-muted',
  'not judged': 'text-muted',
};

const times = (ratio: number) => `${ratio.toFixed(2)}×`;

function Comparison({ before, after }: { before: Report; after: Report }) {
  const rows = compareReports(before, after);
  return (
    <Section title={words.comparison}>
      <div className="flex max-w-[68ch] flex-col gap-2 text-sm text-muted">
        <p className="break-words">{say(words.saved, { environment: environmentText(before) })}</p>
        <p>{words.method}</p>
        {[before, after].some((one) => busyReasons(one).length > 0) && <Notice tone="warn">{words.oneBusy}</Notice>}
      </div>
      {rows.length === 0 ? (
        <p className="text-sm">{words.nothingShared}</p>
      ) : (
        <FigureTable
          title={words.ratios}
          heads={[words.tool, words.contender, words.ratio, words.outcome].map((text) => (
            <th key={text} scope="col" className={head}>
              {text}
            </th>
          ))}
        >
          {rows.map(({ job, contender, ratio, outcome }) => (
            <tr key={`${job} ${contender}`} className={rowClasses}>
              <th scope="row" className={clsx(cell, 'text-start font-normal')}>
                {job}
              </th>
              <td className={clsx(cell, 'break-words', rightOnPhone)}>{contender}</td>
              <td className={clsx(cell, 'tabular-nums')}>
                {ratio
                  ? say(words.ratioText, { ratio: times(ratio.value), low: times(ratio.low), high: times(ratio.high) })
                  : words.oneRound}
              </td>
              <td className={clsx(cell, rightOnPhone, OUTCOME_LOOKS[outcome])}>{outcomes[outcome]}</td>
            </tr>
          ))}
        </FigureTable>
      )}
    </Section>
  );
}
