import { Replace } from 'lucide-react';
import { options, regexTester, type RegexOptions } from '../../../workers/kernels/regex-tester/spec';
import { words } from '../../../workers/kernels/regex-tester/words';
import { formatCount } from '../../lib/format';
import { loadable } from '../../hydration/loadable';
import { InputPane } from '../../tool-kit/input/input-pane';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { CopyInBar } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { usePress } from '../../tool-kit/run/use-press';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { TextInput } from '../../ui/text-input';
import { PatternFields } from './pattern-fields';

const matchesView = loadable(() => import('./matches-view'));
const regexOptions = loadable(() => import('./regex-options'));
const explanation = loadable(() => import('./explanation'));

const SAMPLE = 'Orders: 2026-01-31 (paid), 2026-02-28 (open)\nContact: ann@example.com, +1 555 0100';
const SAMPLE_PATTERN = String.raw`(\d{4})-(\d{2})-(\d{2})`;

export { options };

function problemOf({ pattern, replacement, writing, action }: RegexOptions): string | undefined {
  const lacksReplacement = replacement === '' && writing !== 'nothing';
  if (action === 'replace' && (pattern === '' || lacksReplacement)) return words.messages.bothNeeded;
  return pattern === '' ? words.messages.blank : undefined;
}

export default function RegexTesterScreen() {
  const tool = useTool(regexTester);
  const form = useToolOptions(regexTester.id, options, words);
  const { values, change } = form;
  const { pattern, flags, replacement, writing, action } = values;
  const isReplacing = action === 'replace';
  // Matches are no less current after the text to replace them with has changed.
  const used = { ...values, replacement: isReplacing ? replacement : '' };
  const run = useSubmit(tool, { options: used, problem: problemOf(values) });
  const press = usePress(run, action, change);
  const { last } = tool.runs;
  const refusal = last?.status === 'failed' && last.error.option === 'pattern' ? last.error.message : undefined;
  const wasAsked = run.shownProblem !== undefined;
  return (
    <ToolLayout
      form={form}
      run={run}
      late={matchesView}
      outcome={
        <RunOutcome run={run} describe={({ count }) => `${formatCount(count)} ${count === 1 ? 'match' : 'matches'}`}>
          {(output) => <matchesView.Component output={output} />}
        </RunOutcome>
      }
    >
      <PatternFields form={form} error={wasAsked && pattern === '' ? run.shownProblem : refusal} />
      <InputPane
        tool={tool}
        label="Test text"
        size="Any size; up to 268 MB if matches can cross lines"
        sample={SAMPLE}
        onSample={pattern === '' ? () => change({ pattern: SAMPLE_PATTERN }) : undefined}
      />
      <TextInput
        label={words.options.replacement.label}
        mono
        autoComplete="off"
        spellCheck={false}
        aside={<span className="text-xs text-muted">Group: $1 or $&lt;name&gt; · match: $&amp;</span>}
        value={replacement}
        error={wasAsked && isReplacing && replacement === '' && writing !== 'nothing' ? run.shownProblem : undefined}
        onChange={(event) => change({ replacement: event.target.value })}
      />
      <Disclosure label="Explain the pattern">
        <explanation.Component pattern={pattern} flags={flags.join('')} />
      </Disclosure>
      <RunBar
        run={run}
        submit={() => press('match')}
        action="Test"
        options={<regexOptions.Component form={form} />}
        afterwards={
          <CopyInBar
            run={run}
            text={({ replaced, report }) => replaced ?? report}
            copied={words.messages.copied}
            compact
          />
        }
      >
        <Button size="large" icon={Replace} disabled={tool.locked} onClick={() => void press('replace')}>
          Test Replace
        </Button>
      </RunBar>
    </ToolLayout>
  );
}
