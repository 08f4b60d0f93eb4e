import { RotateCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { options, READING_SPEED, SPEAKING_SPEED, wordCounter } from '../../../workers/kernels/word-counter/spec';
import { words } from '../../../workers/kernels/word-counter/words';
import { say } from '../../../workers/words/in-words';
import { filesOf, isEmptyInput } from '../../state/inputs';
import { Notes } from '../../tool-kit/notes';
import { focusEmptied } from '../../tool-kit/input/focus';
import { InputPane } from '../../tool-kit/input/input-pane';
import { RunError, RunNote } from '../../tool-kit/late-parts';
import { ToolProgress } from '../../tool-kit/run/run-outcome';
import { Tips } from '../../tool-kit/tips';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { CountsView, ReportActions, MoreCounts, REPORT_NAME, reportOf } from './counts-view';
import * as texts from './words';

export { options };

export default function WordCounterScreen() {
  const tool = useTool(wordCounter);
  const form = useToolOptions(wordCounter.id, options, words);
  const [moreShown, setMoreShown] = useState(false);
  const [file] = filesOf(tool.input);
  const isEmpty = isEmptyInput(tool.input);
  const details = file ? form.values.details : moreShown;
  const run = useSubmit(tool, { options: { details }, problem: isEmpty ? texts.blank : undefined, eager: true });
  const copy = useCopy();
  const download = useDownloadText();

  const { active, last, result } = tool.runs;
  const output = isEmpty ? undefined : result?.output;
  const hasStopped = !active && (last?.status === 'canceled' || last?.status === 'failed');
  const isPending = file !== undefined && output === undefined;

  /** For the current input: counted here if the shown counts are older. */
  const report = async () => {
    const outcome = active || !result ? await run.submit() : result;
    if (outcome?.status !== 'done') throw new Error('There are no counts.');
    return reportOf({ name: file?.name ?? null, ...outcome.output });
  };

  return (
    <ToolLayout
      form={file ? form : undefined}
      run={run}
      outcome={
        <div className="flex min-w-0 flex-col gap-4 lg:gap-2">
          <ReportActions
            isEmpty={isEmpty}
            isPending={isPending}
            onCopy={() => void copy(report())}
            onDownload={() =>
              void report().then(
                (text) => download(text, REPORT_NAME),
                () => undefined,
              )
            }
            onClear={() => {
              tool.clear();
              focusEmptied();
            }}
          />
          {!active && last?.status === 'failed' && (
            <Suspense>
              <RunError error={last.error} input={tool.input} />
            </Suspense>
          )}
          <Suspense>{!active && last?.status === 'canceled' && <RunNote run={run} />}</Suspense>
          {hasStopped && (
            <Button icon={RotateCw} className="self-start" onClick={() => void run.submit()}>
              {texts.countAgain}
            </Button>
          )}
          <Notes notes={output?.notes ?? []} />
          <CountsView counts={output?.counts} isPending={isPending} />
          <Disclosure label={texts.more} className="max-lg:order-1">
            <MoreCounts
              counts={output?.counts}
              isPending={isPending}
              details={output?.details ?? null}
              form={file && form}
              onShown={setMoreShown}
            />
          </Disclosure>
        </div>
      }
      below={<CounterTips />}
    >
      <InputPane tool={tool} label={texts.textToAnalyze} clearable={false} sample={texts.sample} />
      {file && <ToolProgress run={tool} />}
    </ToolLayout>
  );
}

function CounterTips() {
  return (
    <Tips>
      <li>{say(texts.speeds, { reading: READING_SPEED, speaking: SPEAKING_SPEED })}</li>
      <li>{texts.paragraphLength}</li>
      <li>{texts.sentenceLength}</li>
    </Tips>
  );
}
