// How one becomes the other, for the way that is chosen.
import { useId } from 'react';
import type { Way } from '../../../workers/kernels/json-to-xml/spec';

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

export function Mapping({ way }: { way: Way }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 text-sm">
      <h2 id={id} className="mb-1.5 font-semibold">
        How {way === 'compact' ? 'compact' : 'lossless'} conversion maps
      </h2>
      <p className="mb-2 text-muted">{NOTES[way]}</p>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Mapping">
        <table className="w-full text-left">
          <thead className="text-xs text-muted">
            <tr>
              <th className="py-1 pr-4 font-medium">What</th>
              <th className="py-1 pr-4 font-medium">JSON</th>
              <th className="py-1 font-medium">XML</th>
            </tr>
          </thead>
          <tbody>
            {ROWS[way].map(([what, json, xml]) => (
              <tr key={what} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {what}
                </th>
                <td className="py-1.5 pr-4 font-mono text-xs">{json}</td>
                <td className="py-1.5 font-mono text-xs">{xml}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
