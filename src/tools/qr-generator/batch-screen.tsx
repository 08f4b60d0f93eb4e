// Makes a code for each text in a list, all in one ZIP.
import { lookOf, qrBatch, type BatchOptions } from '../../../workers/kernels/qr-generator/spec';
import { words } from '../../../workers/kernels/qr-generator/words';
import { InputPane } from '../../tool-kit/input/input-pane';
import { RunBar } from '../../tool-kit/run/run-bar';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { LookSettings, type QrForm } from './look-settings';
import * as texts from './words';

/** The name of its input and runs in the state, so that the single code stays. */
const BATCH_ID = 'qr-generator/batch';

const ZIP_NAME = 'qrcodes.zip';

const SAMPLES = {
  lines: 'https://example.com/1\nhttps://example.com/2\nhttps://example.com/3',
  csv: 'https://example.com/1,table 1\nhttps://example.com/2,table 2\n"Hello, world",greeting',
} as const;

export default function BatchScreen({ form }: { form: QrForm }) {
  const tool = useTool(qrBatch, BATCH_ID);
  const { list, separator, header, image } = form.values;
  const options: BatchOptions = { task: 'batch', ...lookOf(form.values), list, separator, header, image };
  const run = useSubmit(tool, {
    options,
    problem: isBlank(tool.input) ? words.messages.blankList : undefined,
    // A line that isn't typed completely shouldn't become a code.
    live: false,
  });
  return (
    <ToolLayout
      form={form}
      run={run}
      modes={<ToolOptions form={form} names={['mode']} />}
      outcome={<TextResult run={run} label={texts.qrCodes} fileName={() => ZIP_NAME} />}
    >
      <ToolOptions form={form} names={['list']} />
      <InputPane
        tool={tool}
        label={texts.textsOrUrls}
        size={texts.upTo16Mb}
        error={run.shownProblem}
        sample={SAMPLES[list]}
      />
      <ToolOptions form={form} names={['separator', 'header', 'image']} />
      <RunBar
        run={run}
        action={texts.generateZip}
        fileName={ZIP_NAME}
        options={<LookSettings form={form} />}
        afterwards={<ResultInBar run={run} fileName={ZIP_NAME} />}
      />
    </ToolLayout>
  );
}
