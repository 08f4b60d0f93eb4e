/** Shows what other formatters change: mixed content, a CDATA section, a reference, white space that is to be kept. */
export const SAMPLE = `<?xml version="1.0" encoding="UTF-8"?>
<menu xmlns:p="https://example.com/prices"><!-- Spring menu --><dish id="d1" vegan='yes'><name>Caf&#233; gourmet</name><p:price currency="EUR">4.50</p:price><note>Served with <em>fresh</em> <b>cream</b>.</note></dish><dish id="d2"><name>Cr&amp;Co toast</name><script><![CDATA[if (a < b && c) serve();]]></script><recipe xml:space="preserve">1. Toast
   2. Serve</recipe><allergens/></dish></menu>`;
