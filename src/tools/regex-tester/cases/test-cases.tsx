// Test cases of a pattern: texts with what is expected of each, and their verdicts.
import { Download, FolderOpen, Play, Square, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { RegexOptions } from '../../../../workers/kernels/regex-tester/spec';
import { say } from '../../../../workers/words/in-words';
import { useDownloadText } from '../../../tool-kit/copy-and-download';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/field';
import { CaseForm } from './case-form';
import { CaseRow } from './case-row';
import { KeepCases } from './keep-cases';
import { passedOf } from './late-words';
import { casesIn, casesText, MOST_CASES, type TestCase } from './test-case';
import { useCaseRuns } from './use-case-runs';
import { useCases } from './use-cases';
import * as words from './words';

const FILE_NAME = 'regex-cases.json';

interface TestCasesProps {
  used: Pick<RegexOptions, 'pattern' | 'flags' | 'engine' | 'budgetMs'>;
  /** The tool's last run. The cases run after it. */
  runId: string | undefined;
  selectedText: () => string;
}

export default function TestCases({ used, runId, selectedText }: TestCasesProps) {
  const { cases, change, isKept, keep } = useCases();
  const { isRunning, runAll, stop, verdictOn } = useCaseRuns(used);
  const [edited, setEdited] = useState<number>();
  const [notOpened, setNotOpened] = useState(false);
  const hasPattern = used.pattern !== '';
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = () => void (hasPattern && cases.length > 0 && runAll(cases));
  });
  useEffect(() => latest.current?.(), [runId]);

  const changeAndRun = (next: readonly TestCase[]) => {
    change(next);
    setEdited(undefined);
    if (hasPattern && next.length > 0) void runAll(next);
  };
  const done = (one: TestCase) =>
    changeAndRun(
      edited === undefined ? [...cases, one] : cases.map((other, index) => (index === edited ? one : other)),
    );
  const verdicts = cases.map(verdictOn);
  const passed = verdicts.filter((verdict) => verdict && verdict.problem === undefined).length;
  const isWhole = cases.length > 0 && verdicts.every((verdict) => verdict !== undefined);
  const part = useRef<HTMLDivElement>(null);
  // In a low window, they open below what the pane shows.
  useEffect(() => part.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={part} className="flex flex-col gap-3">
      {cases.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {isRunning ? (
              <Button size="small" icon={Square} onClick={stop}>
                {words.stop}
              </Button>
            ) : (
              <Button size="small" icon={Play} disabled={!hasPattern} onClick={() => void runAll(cases)}>
                {words.run}
              </Button>
            )}
            <p role="status" className="text-sm font-medium">
              {isWhole ? say(passedOf, { passed, count: cases.length }) : hasPattern ? '' : words.noPattern}
            </p>
          </div>
          <ol
            aria-label={words.list}
            className="flex max-h-80 flex-col overflow-y-auto rounded-md border border-line bg-raised"
          >
            {cases.map((one, index) => (
              <CaseRow
                key={index}
                one={one}
                number={index + 1}
                verdict={verdicts[index]}
                onEdit={() => setEdited(index)}
                onRemove={() => {
                  setEdited(undefined);
                  change(cases.filter((_, other) => other !== index));
                }}
              />
            ))}
          </ol>
        </>
      )}
      <CaseForm
        key={edited ?? 'new'}
        edited={edited === undefined ? undefined : cases[edited]}
        isFull={cases.length >= MOST_CASES}
        selectedText={selectedText}
        onDone={done}
        onCancel={() => setEdited(undefined)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <OpenCases
          onOpened={(found) => {
            setNotOpened(found === undefined);
            if (found) changeAndRun(found);
          }}
        />
        {cases.length > 0 && (
          <>
            <SaveCases cases={cases} />
            <Button
              size="small"
              icon={Trash2}
              onClick={() => {
                stop();
                setEdited(undefined);
                change([]);
              }}
            >
              {words.removeAll}
            </Button>
          </>
        )}
      </div>
      <FieldError id="cases-not-opened" text={notOpened ? words.notCases : undefined} />
      {cases.length > 0 && <KeepCases isKept={isKept} onKeep={keep} />}
    </div>
  );
}

function SaveCases({ cases }: { cases: readonly TestCase[] }) {
  const download = useDownloadText();
  return (
    <Button
      size="small"
      icon={Download}
      onClick={() => download(casesText(cases), FILE_NAME, say(words.saved, { name: FILE_NAME }), 'application/json')}
    >
      {words.saveFile}
    </Button>
  );
}

/** More bytes can't be a list of cases. */
const LARGEST_FILE = 10_000_000;

/** Calls back with undefined for a file that has no cases. */
function OpenCases({ onOpened }: { onOpened: (cases: readonly TestCase[] | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = file.size > LARGEST_FILE ? '' : await file.text().catch(() => '');
    target.value = '';
    onOpened(casesIn(text));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={words.openFile}
        hidden
        onChange={(event) => void open(event)}
      />
      <Button size="small" icon={FolderOpen} onClick={() => input.current?.click()}>
        {words.openFile}
      </Button>
    </>
  );
}
