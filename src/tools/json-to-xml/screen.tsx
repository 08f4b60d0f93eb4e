import { ArrowRight } from 'lucide-react';
import { jsonToXml, options } from '../../../workers/kernels/json-to-xml/spec';
import { words } from '../../../workers/kernels/json-to-xml/words';
import { loadable } from '../../hydration/loadable';
import { Options } from '../../tool-kit/options/options';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { isAnswered } from '../../tool-kit/run/use-submit';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { Mapping } from './mapping';
import { SAMPLES } from './samples';

const lossReport = loadable(() => import('./loss-report'));

const TEXTS = {
  'json-to-xml': {
    label: 'JSON Input',
    placeholder: 'Type or paste JSON here',
    fileName: 'converted.xml',
    downloaded: words.messages.downloadedXml,
  },
  'xml-to-json': {
    label: 'XML Input',
    placeholder: 'Type or paste XML here',
    fileName: 'converted.json',
    downloaded: words.messages.downloadedJson,
  },
} as const;

export { options };

export default function JsonToXmlScreen() {
  const form = useToolOptions(jsonToXml.id, options, words);
  const twoWay = useTwoWay(form, jsonToXml, words.messages.blank);
  const { tool, run } = twoWay;
  const { mode, way } = form.values;
  const { label, placeholder, fileName, downloaded } = TEXTS[mode];
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      late={lossReport}
      below={<Mapping way={way} />}
      input={{
        label,
        placeholder,
        size: 'Up to 32 MB',
        sample: SAMPLES[mode],
        success: isAnswered(run) ? 'Converted' : undefined,
        clearLabel: 'Clear All',
        onClear: tool.clear,
      }}
      action="Convert"
      icon={ArrowRight}
      fileName={fileName}
      onSwap={() => twoWay.turn({ mode: mode === 'json-to-xml' ? 'xml-to-json' : 'json-to-xml' })}
      result={{
        errorUnderInput: true,
        fileName: (output) => TEXTS[output.mode].fileName,
        copied: words.messages.copied,
        downloaded,
        extra: (output) => <lossReport.Component mode={output.mode} losses={output.losses} />,
      }}
    >
      <ToolOptions form={form} names={['way']} />
      {way === 'compact' && (
        <Options>
          <ToolOptions form={form} names={['rootName', 'typed', 'lists', 'nil']} />
        </Options>
      )}
    </TwoWayScreen>
  );
}
