import { ArrowRight } from 'lucide-react';
import { DEFAULT_OPTIONS, htmlEncoder, MESSAGES, MODES } from '../../../workers/kernels/html-encoder/spec';
import { InputPane } from '../../tool-kit/input-pane';
import { settingsLink } from '../../tool-kit/settings-link';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';

const TEXTS = {
  encode: {
    label: 'Text to encode',
    action: 'Encode',
    placeholder: 'Type or paste text or HTML here',
    sample: '<a href="/menu">Fish & Chips</a>',
  },
  decode: {
    label: 'Text to decode',
    action: 'Decode',
    placeholder: 'Type or paste text with entities here',
    sample: 'Caf&eacute; &amp; cr&egrave;me &mdash; &pound;4&#46;50',
  },
} as const;

export const link = settingsLink(htmlEncoder.id, DEFAULT_OPTIONS, { mode: MODES });

export default function HtmlEncoderScreen() {
  const tool = useTool(htmlEncoder);
  const [options, change] = useToolSettings(htmlEncoder.id, DEFAULT_OPTIONS);
  const run = useSubmit(tool, { options, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode } = options;
  const { label, action, placeholder, sample } = TEXTS[mode];
  const fileName = `html-${mode}.txt`;
  const turn = (next: typeof mode) => {
    tool.reset();
    change({ mode: next });
  };
  return (
    <ToolLayout
      link={link}
      run={run}
      outcome={<TextResult run={run} fileName={({ mode }) => `html-${mode}.txt`} copied={MESSAGES.copied} />}
    >
      <RadioGroup label="Mode" hideLabel value={mode} options={MODES} onChange={turn} />
      <InputPane tool={tool} label={label} placeholder={placeholder} error={run.shownProblem} sample={sample} />
      <TwoWayBar
        run={run}
        action={action}
        icon={ArrowRight}
        fileName={fileName}
        copied={MESSAGES.copied}
        onSwap={() => turn(mode === 'encode' ? 'decode' : 'encode')}
      />
    </ToolLayout>
  );
}
