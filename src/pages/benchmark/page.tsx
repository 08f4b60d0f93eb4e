import { X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { formatBytes, formatTimeLeft } from '../../lib/format';
import { OpenFiles } from '../../tool-kit/input/file-zone';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { Notice } from '../../ui/notice';
import { PageHeading } from '../../ui/page-heading';
import { Progress } from '../../ui/progress';
import { RadioGroup } from '../../ui/radio-group';
import { Select } from '../../ui/select';
import { Pulse } from './pulse';
import { JOB_IDS, jobsOf, SIZES, WITHOUT_FILE, type JobId, type Settings } from './settings';
import { useBenchmark, useSettings, type Status } from './use-benchmark';
import * as words from './words';

const results = loadable(() => import('./results'));

export default function BenchmarkPage() {
  const { settings, change } = useSettings();
  const { status, report, start, cancel } = useBenchmark();
  const [file, setFile] = useState<File>();
  const [saved, setSaved] = useState<File>();
  const isRunning = status.kind === 'running';
  const panel = useRef<HTMLDivElement>(null);
  const hasEnded = !isRunning && status.kind !== 'ready';
  useEffect(() => {
    if (hasEnded) panel.current?.focus({ preventScroll: true });
  }, [hasEnded]);
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-3">
        <PageHeading>{words.title}</PageHeading>
        <p className="max-w-[60ch] text-lg text-muted">{words.summary}</p>
      </header>
      <Card ref={panel} tabIndex={-1} className="flex flex-col gap-6">
        {isRunning ? (
          <Running {...status} onCancel={cancel} />
        ) : (
          <SettingsForm
            settings={settings}
            change={change}
            file={file}
            setFile={setFile}
            onStart={() => void start(settings, settings.size === 'file' ? file : undefined)}
          />
        )}
        <Ended status={status} />
      </Card>
      {!isRunning && (
        <section aria-label={words.savedResults} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <OpenFiles
            input={{
              accept: '.json,application/json',
              onChange: ({ target }) => {
                setSaved(target.files?.[0]);
                target.value = '';
              },
            }}
          >
            {words.openSaved}
          </OpenFiles>
          <p className="max-w-[60ch] text-sm text-muted">{words.savedHint}</p>
        </section>
      )}
      {!isRunning && (report ?? saved) && (
        <Suspense>
          <results.Component report={report} saved={saved} />
        </Suspense>
      )}
      <HowItMeasures />
    </div>
  );
}

interface SettingsFormProps {
  settings: Settings;
  change: (part: Partial<Settings>) => void;
  file: File | undefined;
  setFile: (file: File | undefined) => void;
  onStart: () => void;
}

const sizeLabel = (size: Settings['size']) => (size === 'file' ? words.yourFile : formatBytes(Number(size) * 1e6));

const ROUNDS = [6, 10, 20];

/** Contenders for each tool, on average. */
const CONTENDERS = 2.6;

function problemOf(settings: Settings, file: File | undefined): string | undefined {
  if (jobsOf(settings).length === 0) return words.needsTool;
  return settings.size === 'file' && !file ? words.needsFile : undefined;
}

function SettingsForm({ settings, change, file, setFile, onStart }: SettingsFormProps) {
  const { jobs, size, rounds, roundMs } = settings;
  const problem = problemOf(settings, file);
  const seconds = (jobsOf(settings).length * CONTENDERS * rounds * roundMs) / 1000;
  const isLeftOut = (id: JobId) => size === 'file' && WITHOUT_FILE.includes(id);
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">{words.tools}</legend>
        <div className="grid grid-cols-1 gap-x-6 @sm:grid-cols-2 @2xl:grid-cols-3">
          {JOB_IDS.map((id) => (
            <Checkbox
              key={id}
              label={words.jobs[id]}
              hint={isLeftOut(id) ? words.withoutFile : undefined}
              disabled={isLeftOut(id)}
              checked={jobs.includes(id) && !isLeftOut(id)}
              onChange={(checked) =>
                change({ jobs: JOB_IDS.filter((one) => (one === id ? checked : jobs.includes(one))) })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <RadioGroup
          label={words.input}
          value={size}
          options={SIZES.map((value) => ({ value, label: sizeLabel(value) }))}
          onChange={(value) => change({ size: value })}
        />
        <Select
          label={words.rounds}
          className="w-32"
          value={String(rounds)}
          options={[...new Set([...ROUNDS, rounds])]
            .sort((a, b) => a - b)
            .map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(value) => change({ rounds: Number(value) })}
        />
        {size === 'file' && (
          <div className="flex flex-wrap items-center gap-3 sm:pt-7">
            <OpenFiles
              size="medium"
              input={{
                onChange: ({ target }) => {
                  setFile(target.files?.[0]);
                  target.value = '';
                },
              }}
            >
              {words.chooseFile}
            </OpenFiles>
            {file && (
              <p className="min-w-0 text-sm break-all text-muted">
                {say(words.chosenFile, { name: file.name, size: formatBytes(file.size) })}
              </p>
            )}
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="primary" size="large" disabled={problem !== undefined} onClick={onStart}>
          {words.start}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
          {problem ?? say(words.duration, { time: formatTimeLeft(seconds) })}{' '}
          <span className="pointer-fine:hidden">{words.onPhone}</span>
        </p>
      </div>
    </>
  );
}

interface RunningProps extends Extract<Status, { kind: 'running' }> {
  onCancel: () => void;
}

function Running({ progress, isCanceling, onCancel }: RunningProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that had the focus is no longer there.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="min-h-11 text-sm font-medium sm:min-h-0">{progress.text}</p>
        <Progress label={words.progress} value={progress.share} />
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted">{words.pulse}</p>
        <Pulse />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button ref={button} icon={X} loading={isCanceling} onClick={onCancel}>
          {words.cancel}
        </Button>
        <p className="text-sm text-muted">{words.keepInFront}</p>
      </div>
    </>
  );
}

function Ended({ status }: { status: Status }) {
  if (status.kind === 'done') return <Notice tone="success">{words.done}</Notice>;
  if (status.kind === 'canceled') return <Notice>{words.canceled}</Notice>;
  if (status.kind === 'not loaded')
    return (
      <Notice tone="error" title={words.notLoaded}>
        {words.notLoadedText}
      </Notice>
    );
  if (status.kind === 'failed')
    return (
      <Notice tone="error" title={words.stopped}>
        {words.stoppedText}
      </Notice>
    );
  return null;
}

function HowItMeasures() {
  return (
    <section aria-labelledby="how" className="flex flex-col gap-4">
      <h2 id="how" className="text-xl font-semibold">
        {words.howItMeasures}
      </h2>
      <ul className="flex max-w-[68ch] list-disc flex-col gap-2 ps-5 text-sm text-muted">
        {words.methods.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
