import type { Mode } from '../../../workers/kernels/json-to-xml/spec';

/** Each shows what converters get wrong: long numbers, null, empty lists, keys with spaces; references, CDATA, mixed content. */
export const SAMPLES: Readonly<Record<Mode, string>> = {
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
