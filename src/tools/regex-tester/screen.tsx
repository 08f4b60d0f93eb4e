import { Replace, Timer } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import {
  options,
  regexTester,
  specOf,
  type RegexOptions,
  type RegexOutput,
} from '../../../workers/kernels/regex-tester/spec';
import { words } from '../../../workers/kernels/regex-tester/words';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import type { InputValue } from '../../state/inputs';
import { InputPane } from '../../tool-kit/input/input-pane';
import { RunBar } from '../../tool-kit/run/run-bar';
import { EmptyOutcome, FailedRun, RunOutcome } from '../../tool-kit/run/run-outcome';
import { ResultInBar } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useClick } from '../../tool-kit/run/use-click';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool } from '../../tool-kit/run/use-tool';
import type { RowTarget } from '../../tool-kit/rows/use-row-scroll';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { TextInput } from '../../ui/text-input';
import { MarkedField } from './marked-field';
import { movedPlaces } from './marks';
import { PatternFields } from './pattern-fields';
import * as lateTexts from './late-words';
import * as texts from './words';

const matchesView = loadable(() => import('./matches-view'));
const regexOptions = loadable(() => import('./regex-options'));
const explanation = loadable(() => import('./explanation'));
const testCases = loadable(() => import('./cases/test-cases'));
const codeLiterals = loadable(() => import('./code-literals'));

const SAMPLE_PATTERN = String.raw`(\d{4})-(\d{2})-(\d{2})`;

const FIRST: RowTarget = { row: 0 };

export { options };

function problemOf({ pattern, replacement, writing, action }: RegexOptions): string | undefined {
  const lacksReplacement = replacement === '' && writing !== 'nothing';
  if (action === 'replace' && (pattern === '' || lacksReplacement)) return words.messages.bothNeeded;
  return pattern === '' ? words.messages.blank : undefined;
}

export default function RegexTesterScreen() {
  const form = useToolOptions(regexTester.id, options, words);
  const { values, change } = form;
  const tool = useTool(specOf(values), regexTester.id);
  const { pattern, engine, flags, replacement, writing, action } = values;
  const isReplacing = action === 'replace';
  // Matches stay current if only the replacement text has changed.
  const used = { ...values, replacement: isReplacing ? replacement : '' };
  const run = useSubmit(tool, { options: used, problem: problemOf(values) });
  const click = useClick(run, action, change);
  const clickEngine = useClick(run, engine, (to) => change({ engine: to.action }));
  const { active, last, result } = tool.runs;
  const [chosen, setChosen] = useState(FIRST);
  const selected = chosen.row < (result?.output.count ?? 0) ? chosen : FIRST;
  const select = (row: number) => setChosen({ row });
  const listed = last?.status === 'failed' || run.outdated === 'options' ? undefined : result?.output.listed;
  const marked = useMarked(listed, tool.input);
  const refusal = last?.status === 'failed' && last.error.option === 'pattern' ? last.error.message : undefined;
  const isStuck = engine === 'javascript' && !active && last?.status === 'failed' && last.error.code === 'timed-out';
  const wasAsked = run.shownProblem !== undefined;
  return (
    <ToolLayout
      form={form}
      run={run}
      late={matchesView}
      outcome={
        <div className="fills flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-3 empty:hidden">
            <FailedRun run={run} />
            {isStuck && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button size="small" icon={Timer} disabled={tool.locked} onClick={() => void clickEngine('re2')}>
                  {texts.runWithRe2}
                </Button>
                <p className="text-xs text-muted">{texts.aboutRe2}</p>
              </div>
            )}
          </div>
          <RunOutcome
            run={run}
            errorUnderInput
            empty={last?.status === 'failed' ? null : <EmptyOutcome />}
            describe={({ count }) => say(lateTexts.matches, { count })}
          >
            {(output) => (
              <matchesView.Component
                output={output}
                isMarked={marked !== undefined}
                selected={selected}
                onSelect={select}
              />
            )}
          </RunOutcome>
          {pattern !== '' && (
            <>
              <Suspense>
                <explanation.Component pattern={pattern} flags={flags.join('')} />
              </Suspense>
              <Disclosure label={texts.inYourCode}>
                <codeLiterals.Component pattern={pattern} flags={flags.join('')} />
              </Disclosure>
            </>
          )}
        </div>
      }
    >
      <PatternFields form={form} error={wasAsked && pattern === '' ? run.shownProblem : refusal} />
      <MarkedField marked={marked} selected={selected} onSelect={select}>
        <InputPane
          tool={tool}
          label={texts.testText}
          size={texts.fileSize}
          sample={texts.sample}
          onSample={pattern === '' ? () => change({ pattern: SAMPLE_PATTERN }) : undefined}
        />
      </MarkedField>
      <TextInput
        label={words.options.replacement.label}
        mono
        autoComplete="off"
        spellCheck={false}
        aside={<span className="text-xs text-muted">{texts.insertions}</span>}
        value={replacement}
        error={wasAsked && isReplacing && replacement === '' && writing !== 'nothing' ? run.shownProblem : undefined}
        onChange={(event) => change({ replacement: event.target.value })}
      />
      <Disclosure label={texts.testCases}>
        <testCases.Component used={used} runId={result?.runId} selectedText={selectedText} />
      </Disclosure>
      <RunBar
        run={run}
        submit={() => click('match')}
        action={texts.test}
        options={<regexOptions.Component form={form} />}
        afterwards={
          <ResultInBar
            run={run}
            text={({ replaced, report }) => replaced ?? report}
            fileName={({ replaced }) => (replaced ? 'regex-replaced.txt' : 'regex-matches.txt')}
            copied={texts.copied}
            compact
          />
        }
      >
        <Button size="large" icon={Replace} disabled={tool.locked} onClick={() => void click('replace')}>
          {texts.testReplace}
        </Button>
      </RunBar>
    </ToolLayout>
  );
}

/** What is selected in the test text, or the line with the cursor. */
function selectedText(): string {
  const field = document.querySelector<HTMLTextAreaElement>('[data-tool-input] textarea');
  if (!field) return '';
  const { value, selectionStart: start, selectionEnd: end } = field;
  if (start < end) return value.slice(start, end);
  const after = value.indexOf('\n', start);
  return value.slice(value.lastIndexOf('\n', start - 1) + 1, after < 0 ? undefined : after);
}

/** The text in the text area, and the places of the last run's matches in it. Undefined if the places aren't known. */
function useMarked(listed: RegexOutput['listed'], input: InputValue) {
  const text = input.kind === 'text' ? input.text : undefined;
  return useMemo(
    () => (listed && text !== undefined ? { text, places: movedPlaces(listed.places, listed.text, text) } : undefined),
    [listed, text],
  );
}
