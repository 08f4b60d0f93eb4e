import { options, urlEncoder, type UrlMode } from '../../../workers/kernels/url-encoder/spec';
import { words } from '../../../workers/kernels/url-encoder/words';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import * as texts from './words';

const TEXTS = {
  encode: { label: texts.textToEncode, action: texts.encode, sample: 'https://example.com/search?q=café & crème' },
  decode: { label: texts.textToDecode, action: texts.decode, sample: 'https%3A%2F%2Fexample.com%2F%3Fq%3Dcaf%C3%A9' },
} as const;

const fileNameOf = (mode: UrlMode) => `url-${mode}.txt`;

export { options };

export default function UrlEncoderScreen() {
  const form = useToolOptions(urlEncoder.id, options, words);
  const twoWay = useTwoWay(form, urlEncoder, texts.blank);
  const { mode } = form.values;
  const { label, action, sample } = TEXTS[mode];
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      input={{ label, sample }}
      action={action}
      fileName={fileNameOf(mode)}
      onSwap={() => twoWay.turn({ mode: mode === 'encode' ? 'decode' : 'encode' })}
      result={{ fileName: (output) => fileNameOf(output.mode), copied: texts.copied }}
      options={<ToolOptions form={form} names={['scope', 'eachLine']} />}
    />
  );
}
