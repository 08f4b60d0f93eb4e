// The text case converter in small: five of its cases, one at a time, by the same kernel.
import { CaseSensitive } from 'lucide-react';
import { useState } from 'react';
import {
  caseFileName,
  CASES,
  HOME_CASES,
  MESSAGES,
  textCaseConverter,
  type CaseId,
} from '../../../workers/kernels/text-case-converter/spec';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { InputPane } from '../../tool-kit/input-pane';
import { ResultPane } from '../../tool-kit/result-pane';
import { RunProgress } from '../../tool-kit/run-progress';
import { RunStatus } from '../../tool-kit/run-status';
import { isBlank, sourceRefs, useTool } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { RadioGroup } from '../../ui/radio-group';

const MODES = HOME_CASES.map((value) => ({ value, label: CASES[value].label }));

const SAMPLE = "The quick brown fox jumps over the lazy dog. It's 20 past 4, and the NASA rover doesn't sleep.";

export function TryIt() {
  const tool = useTool(textCaseConverter, 'home-case-converter');
  const dispatch = useAppDispatch();
  const [mode, setMode] = useState<CaseId>('uppercase');
  const { run } = tool;

  const convert = () => {
    const [input] = sourceRefs(tool.input);
    if (input === undefined || isBlank(tool.input)) {
      dispatch(toastShown({ title: 'Error', text: MESSAGES.blank, tone: 'error' }));
      return;
    }
    void tool.start({ input, options: { cases: [mode], locale: 'und' } });
  };

  return (
    <section aria-labelledby="try-it" className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 id="try-it" className="text-xl font-semibold">
          Try It Now
        </h2>
        <p className="text-muted">Change the case of a text, or of a file of any size.</p>
      </div>
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
        <RadioGroup label="Case" hideLabel value={mode} options={MODES} onChange={setMode} disabled={tool.busy} />
        <InputPane tool={tool} label="Text" placeholder="Type or paste text here" rows={4} disabled={tool.busy} />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" icon={CaseSensitive} disabled={tool.busy} onClick={convert}>
            Convert Text
          </Button>
          <Button disabled={tool.busy} onClick={() => tool.setText(SAMPLE)}>
            Load Sample
          </Button>
        </div>
        <RunProgress tool={tool} />
        <RunStatus run={run} />
        {run.status === 'done' &&
          run.output.results.map(({ caseId, result }) => (
            <ResultPane
              key={caseId}
              toolId={tool.id}
              label={CASES[caseId].label}
              result={result}
              fileName={caseFileName(caseId)}
              copyLabel="Copy to Clipboard"
            />
          ))}
      </div>
    </section>
  );
}
