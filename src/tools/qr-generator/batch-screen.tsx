// Makes a code of each text in a list, all in one ZIP.
import { QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { MESSAGES, qrBatch, type BatchOptions } from '../../../workers/kernels/qr-generator/spec';
import { InputPane } from '../../tool-kit/input-pane';
import { RunBar } from '../../tool-kit/run-bar';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { LookSettings } from './look-settings';
import { DEFAULT_SETTINGS, IMAGES, link, LISTS } from './settings';

/** The name of input and runs in the state: the single code stays. */
const BATCH_ID = 'qr-batch';

const SAMPLES = {
  lines: 'https://example.com/1\nhttps://example.com/2\nhttps://example.com/3',
  csv: 'https://example.com/1,table 1\nhttps://example.com/2,table 2\n"Hello, world",greeting',
} as const;

export default function BatchScreen({ modes }: { modes: ReactNode }) {
  const tool = useTool(qrBatch, BATCH_ID);
  const [settings, change] = useToolSettings(qrBatch.id, DEFAULT_SETTINGS);
  const { level, size, dark, light, list, image } = settings;
  const options: BatchOptions = { task: 'batch', level, size, dark, light, list, image };
  const run = useSubmit(tool, {
    options,
    problem: isBlank(tool.input) ? MESSAGES.blankList : undefined,
    // A half-typed line is no code.
    live: false,
  });
  return (
    <ToolLayout
      link={link}
      run={run}
      outcome={<TextResult run={run} label="QR codes" fileName={() => 'qrcodes.zip'} />}
    >
      {modes}
      <RadioGroup label="List" value={list} options={LISTS} onChange={(list) => change({ list })} />
      <InputPane tool={tool} label="Texts or URLs" size="Up to 16 MB" error={run.shownProblem} sample={SAMPLES[list]} />
      <RadioGroup label="Images" value={image} options={IMAGES} onChange={(image) => change({ image })} />
      <LookSettings settings={settings} onChange={change} />
      <RunBar run={run} action="Generate ZIP" icon={QrCode} fileName="qrcodes.zip" />
    </ToolLayout>
  );
}
