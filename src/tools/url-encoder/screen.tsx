import { ArrowRight } from 'lucide-react';
import { options, urlEncoder, type UrlOptions } from '../../../workers/kernels/url-encoder/spec';
import { words } from '../../../workers/kernels/url-encoder/words';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { ToolOptions } from '../../tool-kit/tool-options';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool } from '../../tool-kit/use-tool';
import { useToolOptions } from '../../tool-kit/use-tool-options';

const TEXTS = {
  encode: { label: 'Text to encode', action: 'Encode', sample: 'https://example.com/search?q=café & crème' },
  decode: { label: 'Text to decode', action: 'Decode', sample: 'https%3A%2F%2Fexample.com%2F%3Fq%3Dcaf%C3%A9' },
} as const;

export { options };

export default function UrlEncoderScreen() {
  const tool = useTool(urlEncoder);
  const form = useToolOptions(urlEncoder.id, options, words);
  const { values, change } = form;
  const run = useSubmit(tool, { options: values, problem: isBlank(tool.input) ? words.messages.blank : undefined });
  const { mode } = values;
  const { label, action, sample } = TEXTS[mode];
  const fileName = `url-${mode}.txt`;
  const turn = (part: Partial<UrlOptions>) => {
    tool.reset();
    change(part);
  };
  return (
    <ToolLayout
      form={{ ...form, change: turn }}
      run={run}
      outcome={<TextResult run={run} fileName={({ mode }) => `url-${mode}.txt`} copied={words.messages.copied} />}
    >
      <ToolOptions form={form} names={['mode']} onChange={turn} />
      <InputPane tool={tool} label={label} error={run.shownProblem} sample={sample} />
      <Options>
        <ToolOptions form={form} names={['scope', 'eachLine']} />
      </Options>
      <TwoWayBar
        run={run}
        action={action}
        icon={ArrowRight}
        fileName={fileName}
        copied={words.messages.copied}
        onSwap={() => turn({ mode: mode === 'encode' ? 'decode' : 'encode' })}
      />
    </ToolLayout>
  );
}
