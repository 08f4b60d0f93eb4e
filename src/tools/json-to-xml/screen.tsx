import { jsonToXml, options, type Mode } from '../../../workers/kernels/json-to-xml/spec';
import { words } from '../../../workers/kernels/json-to-xml/words';
import { loadable } from '../../hydration/loadable';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { isAnswered } from '../../tool-kit/run/use-submit';
import { Mapping } from './mapping';

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
      fileName={fileName}
      onSwap={() => twoWay.turn({ mode: mode === 'json-to-xml' ? 'xml-to-json' : 'json-to-xml' })}
      result={{
        errorUnderInput: true,
        fileName: (output) => TEXTS[output.mode].fileName,
        copied: words.messages.copied,
        downloaded,
        extra: (output) => <lossReport.Component mode={output.mode} losses={output.losses} />,
      }}
      options={way === 'compact' && <ToolOptions form={form} names={['rootName', 'typed', 'lists', 'nil']} />}
    >
      <ToolOptions form={form} names={['way']} />
    </TwoWayScreen>
  );
}

/**
 * They contain what converters get wrong: long numbers, null, empty lists, keys with spaces; references, CDATA, mixed content.
 */
const SAMPLES: Readonly<Record<Mode, string>> = {
  'json-to-xml': `{
  "order": {
    "@id": "A-1001",
    "number": 12345678901234567890,
    "customer": { "name": "Zoë & Söhne", "note": null },
    "items": [
      { "sku": "007", "price": 4.50 },
      { "sku": "1e3", "price": 12.00 }
    ],
    "tags": [],
    "ship to": "Zürich"
  }
}`,
  'xml-to-json': `<?xml version="1.0" encoding="UTF-8"?>
<order id="A-1001" xmlns:p="https://example.com/prices">
  <!-- Two items -->
  <customer>Zo&#235; &amp; S&#246;hne</customer>
  <item><sku>007</sku><p:price>4.50</p:price></item>
  <item><sku>1e3</sku><p:price>12.00</p:price></item>
  <note>Please deliver <em>before</em> noon.</note>
  <code><![CDATA[if (a < b) ship();]]></code>
</order>`,
};
