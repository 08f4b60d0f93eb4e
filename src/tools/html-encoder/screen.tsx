import { htmlEncoder, options, type HtmlMode } from '../../../workers/kernels/html-encoder/spec';
import { words } from '../../../workers/kernels/html-encoder/words';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import * as texts from './words';

const TEXTS = {
  encode: {
    label: texts.encodeLabel,
    action: texts.encodeAction,
    placeholder: texts.encodePlaceholder,
    sample: '<a href="/menu">Fish & Chips</a>',
  },
  decode: {
    label: texts.decodeLabel,
    action: texts.decodeAction,
    placeholder: texts.decodePlaceholder,
    sample: 'Caf&eacute; &amp; cr&egrave;me &mdash; &pound;4&#46;50',
  },
} as const;

const fileNameOf = (mode: HtmlMode) => `html-${mode}.txt`;

export { options };

export default function HtmlEncoderScreen() {
  const form = useToolOptions(htmlEncoder.id, options, words);
  const twoWay = useTwoWay(form, htmlEncoder, texts.blank);
  const { mode } = form.values;
  const { label, action, placeholder, sample } = TEXTS[mode];
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      input={{ label, placeholder, sample }}
      action={action}
      fileName={fileNameOf(mode)}
      onSwap={() => twoWay.turn({ mode: mode === 'encode' ? 'decode' : 'encode' })}
      result={{ fileName: (output) => fileNameOf(output.mode), copied: texts.copied }}
    />
  );
}
