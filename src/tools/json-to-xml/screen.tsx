import { useId } from 'react';
import { jsonToXml, options, type Mode, type Way } from '../../../workers/kernels/json-to-xml/spec';
import { words } from '../../../workers/kernels/json-to-xml/words';
import { loadable } from '../../hydration/loadable';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { isAnswered } from '../../tool-kit/run/use-submit';

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

/** Contain what converters get wrong: long numbers, null, empty lists, keys with spaces; references, CDATA, mixed content. */
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

type Row = readonly [what: string, json: string, xml: string];

const ROWS: Readonly<Record<Way, readonly Row[]>> = {
  compact: [
    ['Key and value', '{"a": "x"}', '<a>x</a>'],
    ['Attribute', '{"a": {"@id": "1", "#text": "x"}}', '<a id="1">x</a>'],
    ['List', '{"a": [1, 2]}', '<a>1</a> <a>2</a>'],
    ['List without a name', '[1, 2]', '<item>1</item> <item>2</item>'],
    ['Key that is not a name', '{"a b": "x"}', '<item key="a b">x</item>'],
    ['null, {}', '{"a": null}', '<a/>, read back as ""'],
    ['[]', '{"a": []}', 'no element'],
    ['Declaration', '{"?xml": {"@version": "1.0"}, …}', '<?xml version="1.0"?>'],
    ['CDATA', '{"a": {"#cdata-section": "x"}}', '<a><![CDATA[x]]></a>'],
    ['Root', 'a single key', 'is the root; otherwise the one in Options'],
  ],
  lossless: [
    ['Object, key', '{"a": "x"}', '<map><string key="a">x</string></map>'],
    ['List', '[1.0, null]', '<array><number>1.0</number><null/></array>'],
    ['Escape', String.raw`"\u00e9"`, String.raw`<string escaped="true">\u00e9</string>`],
    ['Document', '["#document", …]', '<?xml …?> <!DOCTYPE …> <a>…'],
    ['Element', '["a", {"id": "1"}, "x", ["b"]]', '<a id="1">x<b/></a>'],
    ['CDATA', '["#cdata", "x"]', '<![CDATA[x]]>'],
    ['Comment, instruction', '["#comment", "x"], ["?", "go on"]', '<!--x--> <?go on?>'],
  ],
};

const NOTES: Readonly<Record<Way, string>> = {
  compact:
    'Short and familiar. All XML text becomes JSON strings unless you choose otherwise in Options; nothing is guessed.',
  lossless:
    'JSON is written in the W3C’s XML vocabulary for JSON, and XML as nested lists like JsonML, so both convert back exactly.',
};

/** How the conversion maps one format to the other, for the chosen way. */
function Mapping({ way }: { way: Way }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 text-sm">
      <h2 id={id} className="mb-1.5 font-semibold">
        How {way === 'compact' ? 'compact' : 'lossless'} conversion maps
      </h2>
      <p className="mb-2 text-muted">{NOTES[way]}</p>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Mapping">
        <table className="w-full [&_th]:text-start">
          <thead className="text-xs text-muted">
            <tr>
              <th className="py-1 pe-4 font-medium">What</th>
              <th className="py-1 pe-4 font-medium">JSON</th>
              <th className="py-1 font-medium">XML</th>
            </tr>
          </thead>
          <tbody>
            {ROWS[way].map(([what, json, xml]) => (
              <tr key={what} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pe-4 font-normal">
                  {what}
                </th>
                <td className="py-1.5 pe-4 font-mono text-xs">{json}</td>
                <td className="py-1.5 font-mono text-xs">{xml}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
