import { Play, Replace } from 'lucide-react';
import {
  BUDGETS_MS,
  DEFAULT_BUDGET_MS,
  DEFAULT_FLAGS,
  DEFAULT_REPLACEMENT,
  FLAGS,
  MESSAGES,
  regexTester,
  type RegexOptions,
} from '../../../workers/kernels/regex-tester/spec';
import { formatCount } from '../../lib/format';
import { loadable } from '../../ui/loadable';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { RunBar } from '../../tool-kit/run-bar';
import { RunOutcome } from '../../tool-kit/run-outcome';
import { settingsLink } from '../../tool-kit/settings-link';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { usePress } from '../../tool-kit/use-press';
import { useSubmit } from '../../tool-kit/use-submit';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { TextInput } from '../../ui/text-input';
import { PatternFields } from './pattern-fields';

const matchesView = loadable(() => import('./matches-view'));
const regexOptions = loadable(() => import('./regex-options'));
const explanation = loadable(() => import('./explanation'));

const SAMPLE = 'Orders: 2026-01-31 (paid), 2026-02-28 (open)\nContact: ann@example.com, +1 555 0100';
const SAMPLE_PATTERN = String.raw`(\d{4})-(\d{2})-(\d{2})`;

const DEFAULT_SETTINGS = {
  pattern: '',
  flags: DEFAULT_FLAGS,
  replacement: DEFAULT_REPLACEMENT,
  /** What was asked for last. */
  isReplacing: false,
  budgetMs: DEFAULT_BUDGET_MS,
};

const LETTERS = FLAGS.map(({ letter }) => letter);

/** Not the pattern: that is the visitor's own. */
export const link = settingsLink(
  regexTester.id,
  DEFAULT_SETTINGS,
  { flags: { each: LETTERS }, budgetMs: BUDGETS_MS },
  // The engine takes only one of the two.
  ({ flags }) => !(flags.includes('u') && flags.includes('v')),
);

type Settings = typeof DEFAULT_SETTINGS;

function problemOf({ pattern, replacement, isReplacing }: Settings): string | undefined {
  if (isReplacing && (pattern === '' || replacement === '')) return MESSAGES.bothNeeded;
  return pattern === '' ? MESSAGES.blank : undefined;
}

export default function RegexTesterScreen() {
  const tool = useTool(regexTester);
  const [settings, change] = useToolSettings(regexTester.id, DEFAULT_SETTINGS);
  const { pattern, flags, replacement, isReplacing, budgetMs } = settings;
  const options: RegexOptions = { pattern, flags, budgetMs, ...(isReplacing && { replacement }) };
  const run = useSubmit(tool, { options, problem: problemOf(settings) });
  const press = usePress(run, isReplacing ? 'replace' : 'match', ({ action }) =>
    change({ isReplacing: action === 'replace' }),
  );
  const { last } = tool.runs;
  const refusal =
    last?.status === 'failed' && last.error.message.startsWith(MESSAGES.invalid) ? last.error.message : undefined;
  const wasAsked = run.shownProblem !== undefined;
  return (
    <ToolLayout
      link={link}
      run={run}
      late={matchesView}
      outcome={
        <RunOutcome run={run} describe={({ count }) => `${formatCount(count)} ${count === 1 ? 'match' : 'matches'}`}>
          {(output) => <matchesView.Component output={output} />}
        </RunOutcome>
      }
    >
      <PatternFields
        pattern={pattern}
        flags={flags}
        error={wasAsked && pattern === '' ? run.shownProblem : refusal}
        onChange={change}
      />
      <InputPane
        tool={tool}
        label="Test text"
        size="Any size; up to 268 MB if matches can cross lines"
        sample={SAMPLE}
        onSample={pattern === '' ? () => change({ pattern: SAMPLE_PATTERN }) : undefined}
      />
      <TextInput
        label="Replace with"
        mono
        autoComplete="off"
        spellCheck={false}
        aside={<span className="text-xs text-muted">Group: $1 or $&lt;name&gt; · match: $&amp;</span>}
        value={replacement}
        error={wasAsked && isReplacing && replacement === '' ? run.shownProblem : undefined}
        onChange={(event) => change({ replacement: event.target.value })}
      />
      <RunBar run={{ ...run, submit: () => press('match') }} action="Test" icon={Play}>
        <Button size="large" icon={Replace} disabled={tool.locked} onClick={() => void press('replace')}>
          Test Replace
        </Button>
      </RunBar>
      <div className="flex flex-col gap-1">
        <Options>
          <regexOptions.Component budgetMs={budgetMs} onChange={change} />
        </Options>
        <Disclosure label="Explain the pattern">
          <explanation.Component pattern={pattern} flags={flags} />
        </Disclosure>
      </div>
    </ToolLayout>
  );
}
