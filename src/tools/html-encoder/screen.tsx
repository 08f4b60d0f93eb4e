import { ArrowRight } from 'lucide-react';
import { htmlEncoder, MESSAGES, options, type HtmlOptions } from '../../../workers/kernels/html-encoder/spec';
import { words } from '../../../workers/kernels/html-encoder/words';
import { InputPane } from '../../tool-kit/input-pane';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { ToolOptions } from '../../tool-kit/tool-options';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool } from '../../tool-kit/use-tool';
import { useToolOptions } from '../../tool-kit/use-tool-options';

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

export { options };

export default function HtmlEncoderScreen() {
  const tool = useTool(htmlEncoder);
  const form = useToolOptions(htmlEncoder.id, options, words);
  const run = useSubmit(tool, { options: form.values, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode } = form.values;
  const { label, action, placeholder, sample } = TEXTS[mode];
  const fileName = `html-${mode}.txt`;
  const turn = (part: Partial<HtmlOptions>) => {
    tool.reset();
    form.change(part);
  };
  return (
    <ToolLayout
      form={{ ...form, change: turn }}
      run={run}
      outcome={<TextResult run={run} fileName={({ mode }) => `html-${mode}.txt`} copied={MESSAGES.copied} />}
    >
      <ToolOptions form={form} onChange={turn} />
      <InputPane tool={tool} label={label} placeholder={placeholder} error={run.shownProblem} sample={sample} />
      <TwoWayBar
        run={run}
        action={action}
        icon={ArrowRight}
        fileName={fileName}
        copied={MESSAGES.copied}
        onSwap={() => turn({ mode: mode === 'encode' ? 'decode' : 'encode' })}
      />
    </ToolLayout>
  );
}
