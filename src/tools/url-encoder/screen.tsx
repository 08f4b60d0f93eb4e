import { ArrowRight } from 'lucide-react';
import { DEFAULT_OPTIONS, MESSAGES, MODES, SCOPES, urlEncoder } from '../../../workers/kernels/url-encoder/spec';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { settingsLink } from '../../tool-kit/settings-link';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Checkbox } from '../../ui/checkbox';
import { RadioGroup } from '../../ui/radio-group';

const HINTS = {
  component: 'For one part of a URL: all reserved characters are encoded (encodeURIComponent).',
  whole: 'For a whole URL: ; / ? : @ & = + $ , # keep their meaning (encodeURI).',
  form: 'For form values (application/x-www-form-urlencoded): a space becomes +.',
} as const;

const TEXTS = {
  encode: { label: 'Text to encode', action: 'Encode', sample: 'https://example.com/search?q=café & crème' },
  decode: { label: 'Text to decode', action: 'Decode', sample: 'https%3A%2F%2Fexample.com%2F%3Fq%3Dcaf%C3%A9' },
} as const;

export const link = settingsLink(urlEncoder.id, DEFAULT_OPTIONS, { mode: MODES, scope: SCOPES, eachLine: 'switch' });

export default function UrlEncoderScreen() {
  const tool = useTool(urlEncoder);
  const [options, change] = useToolSettings(urlEncoder.id, DEFAULT_OPTIONS);
  const run = useSubmit(tool, { options, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode, scope, eachLine } = options;
  const { label, action, sample } = TEXTS[mode];
  const fileName = `url-${mode}.txt`;
  const turn = (next: typeof mode) => {
    tool.reset();
    change({ mode: next });
  };
  return (
    <ToolLayout
      link={link}
      run={run}
      outcome={<TextResult run={run} fileName={({ mode }) => `url-${mode}.txt`} copied={MESSAGES.copied} />}
    >
      <RadioGroup label="Mode" hideLabel value={mode} options={MODES} onChange={turn} />
      <InputPane tool={tool} label={label} error={run.shownProblem} sample={sample} />
      <Options>
        <div className="flex flex-col items-start gap-3">
          <div className="flex flex-col gap-1.5">
            <RadioGroup label="Encoding" value={scope} options={SCOPES} onChange={(scope) => change({ scope })} />
            <p className="text-xs text-muted">{HINTS[scope]}</p>
          </div>
          <Checkbox
            label="Encode each line separately"
            hint="Line breaks are kept (always when decoding)."
            checked={eachLine}
            onChange={(eachLine) => change({ eachLine })}
          />
        </div>
      </Options>
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
