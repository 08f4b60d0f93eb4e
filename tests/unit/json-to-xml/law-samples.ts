import { kernel } from '../../../workers/kernels/json-to-xml/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/json-to-xml/spec';
import { underLaw as give } from '../laws/law-sample';

const JSON_TEXT = `{"b c" : [1, 12345678901234567890, null, [[]]],\r\n"@a": "Grüße 世界 😀", "\\u00e9": {"#text": "x\\ny", "x": -1.50E+3 } }`;
const XML_TEXT = `<?xml version="1.0"?>\r\n<!DOCTYPE m [<!ENTITY c "Café &amp; <i>é</i>">]><m p='1&#10;2'><!-- 世界 😀 --><a/>\r\n<b>&c;<![CDATA[<]]></b><a/><?go on?></m>`;

export const underLaw = give(kernel, [
  { name: 'compact XML', input: JSON_TEXT, options: DEFAULT_OPTIONS },
  { name: 'lossless XML', input: JSON_TEXT, options: { ...DEFAULT_OPTIONS, way: 'lossless' } },
  { name: 'compact JSON', input: XML_TEXT, options: { ...DEFAULT_OPTIONS, mode: 'xml-to-json' } },
  { name: 'lossless JSON', input: XML_TEXT, options: { ...DEFAULT_OPTIONS, mode: 'xml-to-json', way: 'lossless' } },
]);
