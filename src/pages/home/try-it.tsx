// A small text case converter: five cases, one at a time, with the tool's kernel.
import { CaseSensitive } from 'lucide-react';
import { useState } from 'react';
import {
  caseFileName,
  HOME_CASES,
  textCaseConverter,
  type CaseId,
} from '../../../workers/kernels/text-case-converter/spec';
import { CASE_LABELS, words } from '../../../workers/kernels/text-case-converter/words';
import { RUN_PART } from '../../tool-kit/input/focus';
import { InputPane } from '../../tool-kit/input/input-pane';
import { ResultView } from '../../tool-kit/late-parts';
import { Held, RunOutcome, ToolProgress } from '../../tool-kit/run/run-outcome';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { RadioGroup } from '../../ui/radio-group';
import * as texts from './words';

const MODES = HOME_CASES.map((value) => ({ value, label: CASE_LABELS[value] }));

const SAMPLE = "The quick brown fox jumps over the lazy dog. It's 20 past 4, and the NASA rover doesn't sleep.";

export function TryIt() {
  const tool = useTool(textCaseConverter, 'text-case-converter/home');
  const [mode, setMode] = useState<CaseId>('uppercase');
  const run = useSubmit(tool, {
    options: { cases: [mode], locale: 'und' },
    problem: isBlank(tool.input) ? words.messages.blank : undefined,
  });
  return (
    <section aria-labelledby="try-it" className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 id="try-it" className="text-xl font-semibold">
          {texts.tryIt}
        </h2>
        <p className="text-muted">{texts.tryItPurpose}</p>
      </div>
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
        <RadioGroup label={texts.textCase} hideLabel value={mode} options={MODES} onChange={setMode} />
        <InputPane
          tool={tool}
          label={texts.text}
          error={run.shownProblem}
          sample={SAMPLE}
          onClear={tool.clear}
          takesPage={false}
        />
        <Button
          {...RUN_PART}
          variant="primary"
          icon={CaseSensitive}
          disabled={tool.locked}
          onClick={() => void run.submit()}
          className="self-start"
        >
          {texts.convert}
        </Button>
        <ToolProgress run={tool} />
        <Held run={run} fileName={caseFileName(mode)} />
        <RunOutcome run={run} describe={() => texts.result}>
          {({ results }) =>
            results.map(({ caseId, result }) => (
              <ResultView
                key={caseId}
                toolId={tool.id}
                label={CASE_LABELS[caseId]}
                result={result}
                fileName={caseFileName(caseId)}
                copyLabel={texts.copy}
              />
            ))
          }
        </RunOutcome>
      </div>
    </section>
  );
}
