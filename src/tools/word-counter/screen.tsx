import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { READING_SPEED, SPEAKING_SPEED, wordCounter } from '../../../workers/kernels/word-counter/spec';
import { filesOf } from '../../state/inputs';
import { InputPane } from '../../tool-kit/input-pane';
import { RunProgress } from '../../tool-kit/run-progress';
import { RunStatus } from '../../tool-kit/run-status';
import { useCopy, useDownloadText } from '../../tool-kit/use-copy';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import { CountsView, ReportActions } from './counts-view';
import { MoreCounts } from './more-counts';
import { REPORT_NAME, reportOf } from './report';
import { isEmptyInput, useLiveCounts, type Counted } from './use-live-counts';

const DEFAULT_SETTINGS = { fileDetails: false };

export default function WordCounterScreen() {
  const tool = useTool(wordCounter);
  const [settings, changeSettings] = useToolSettings(wordCounter.id, DEFAULT_SETTINGS);
  const [moreShown, setMoreShown] = useState(false);
  const [file] = filesOf(tool.input);
  const details = file ? settings.fileDetails : moreShown;
  const { counted, count } = useLiveCounts(tool, details);
  const copy = useCopy();
  const download = useDownloadText();

  const isEmpty = isEmptyInput(tool.input);
  const isCurrent = counted?.of === tool.input;
  // While a file is read, the counts of what was there before it would be told as its own.
  const shown = file && !isCurrent ? undefined : counted?.output;
  const hasStopped = tool.run.status === 'cancelled' || tool.run.status === 'failed';

  const toText = (of: Counted | undefined) =>
    of ? reportOf({ name: file?.name ?? null, ...of.output }) : Promise.reject(new Error('There are no counts'));
  const report = async () => toText(isCurrent ? counted : await count());

  return (
    <div className="flex flex-col gap-6">
      <InputPane tool={tool} label="Text to Analyze" placeholder="Type or paste text here" />
      {file && <RunProgress tool={tool} />}
      {!isEmpty && <RunStatus run={tool.run} />}
      {!isEmpty && hasStopped && (
        <Button icon={RotateCw} className="self-start" onClick={() => void count()}>
          Count again
        </Button>
      )}
      {shown?.notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <CountsView counts={shown?.counts} />
      <ReportActions
        isEmpty={isEmpty}
        isPending={file !== undefined && !isCurrent}
        onCopy={() => void copy(report())}
        onDownload={() =>
          void report().then(
            (text) => download(text, REPORT_NAME),
            () => undefined,
          )
        }
        onClear={tool.clear}
      />
      <Disclosure label="More">
        <MoreCounts
          counts={shown?.counts}
          details={shown?.details ?? null}
          isFile={file !== undefined}
          wanted={settings.fileDetails}
          onWanted={(fileDetails) => changeSettings({ fileDetails })}
          onShown={setMoreShown}
        />
      </Disclosure>
      <Tips />
    </div>
  );
}

function Tips() {
  return (
    <section aria-labelledby="word-counter-tips" className="text-sm text-muted">
      <h2 id="word-counter-tips" className="mb-1.5 font-semibold text-ink">
        Tips
      </h2>
      <ul className="list-disc pl-5">
        <li>
          Reading time takes {READING_SPEED} words per minute; speaking takes about {SPEAKING_SPEED}.
        </li>
        <li>Paragraphs of 50–100 words are easy to read.</li>
        <li>Sentences of 15–20 words are easy to follow.</li>
      </ul>
    </section>
  );
}
