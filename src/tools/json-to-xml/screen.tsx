import { jsonToXml, options, type Mode, type Way } from '../../../workers/kernels/json-to-xml/spec';
import { words } from '../../../workers/kernels/json-to-xml/words';
import { loadable } from '../../hydration/loadable';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { BelowTool } from '../../tool-kit/tips';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { isAnswered } from '../../tool-kit/run/use-submit';
import * as texts from './words';

const lossReport = loadable(() => import('./loss-report'));

const TEXTS = {
  'json-to-xml': {
    label: texts.jsonLabel,
    placeholder: texts.jsonPlaceholder,
    fileName: 'converted.xml',
    downloaded: texts.downloadedXml,
  },
  'xml-to-json': {
    label: texts.xmlLabel,
    placeholder: texts.xmlPlaceholder,
    fileName: 'converted.json',
    downloaded: texts.downloadedJson,
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
        size: texts.size,
        sample: SAMPLES[mode],
        success: isAnswered(run) ? texts.converted : undefined,
        clearLabel: texts.clear,
        onClear: tool.clear,
      }}
      action={texts.action}
      fileName={fileName}
      onSwap={() => twoWay.turn({ mode: mode === 'json-to-xml' ? 'xml-to-json' : 'json-to-xml' })}
      result={{
        errorUnderInput: true,
        fileName: (output) => TEXTS[output.mode].fileName,
        copied: texts.copied,
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
  <!-- ${texts.sampleComment} -->
  <customer>Zo&#235; &amp; S&#246;hne</customer>
  <item><sku>007</sku><p:price>4.50</p:price></item>
  <item><sku>1e3</sku><p:price>12.00</p:price></item>
  <note>${texts.sampleNote}</note>
  <code><![CDATA[if (a < b) ship();]]></code>
</order>`,
};

type Row = readonly [what: string, json: string, xml: string];

const ROWS: Readonly<Record<Way, readonly Row[]>> = {
  compact: [
    [texts.keyAndValue, '{"a": "x"}', '<a>x</a>'],
    [texts.attribute, '{"a": {"@id": "1", "#text": "x"}}', '<a id="1">x</a>'],
    [texts.list, '{"a": [1, 2]}', '<a>1</a> <a>2</a>'],
    [texts.unnamedList, '[1, 2]', '<item>1</item> <item>2</item>'],
    [texts.oddKey, '{"a b": "x"}', '<item key="a b">x</item>'],
    ['null, {}', '{"a": null}', texts.nullAsXml],
    ['[]', '{"a": []}', texts.noElement],
    [texts.declaration, '{"?xml": {"@version": "1.0"}, …}', '<?xml version="1.0"?>'],
    ['CDATA', '{"a": {"#cdata-section": "x"}}', '<a><![CDATA[x]]></a>'],
    [texts.root, texts.rootAsJson, texts.rootAsXml],
  ],
  lossless: [
    [texts.objectAndKey, '{"a": "x"}', '<map><string key="a">x</string></map>'],
    [texts.list, '[1.0, null]', '<array><number>1.0</number><null/></array>'],
    [texts.escapeSequence, String.raw`"\u00e9"`, String.raw`<string escaped="true">\u00e9</string>`],
    [texts.wholeDocument, '["#document", …]', '<?xml …?> <!DOCTYPE …> <a>…'],
    [texts.element, '["a", {"id": "1"}, "x", ["b"]]', '<a id="1">x<b/></a>'],
    ['CDATA', '["#cdata", "x"]', '<![CDATA[x]]>'],
    [texts.commentAndInstruction, '["#comment", "x"], ["?", "go on"]', '<!--x--> <?go on?>'],
  ],
};

const ABOUT = {
  compact: { title: texts.compactTitle, note: texts.compactNote },
  lossless: { title: texts.losslessTitle, note: texts.losslessNote },
} as const satisfies Readonly<Record<Way, unknown>>;

/** How the conversion maps one format to the other, for the chosen way. */
function Mapping({ way }: { way: Way }) {
  const { title, note } = ABOUT[way];
  return (
    <BelowTool title={title}>
      <p className="mb-2 text-muted">{note}</p>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={texts.mapping}>
        <table className="w-full [&_th]:text-start">
          <thead className="text-xs text-muted">
            <tr>
              <th className="py-1 pe-4 font-medium">{texts.what}</th>
              <th className="py-1 pe-4 font-medium">{texts.json}</th>
              <th className="py-1 font-medium">{texts.xml}</th>
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
    </BelowTool>
  );
}
