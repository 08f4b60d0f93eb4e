import { kernel } from '../../../workers/kernels/xml-formatter/kernel';
import { underLaw as give } from '../laws/law-sample';

const textWith = (
  doctype: string,
  reference: string,
) => `<?xml version="1.0"?>\r\n${doctype}<m xmlns:p='u:p'><!-- 世界 😀 --><a  x="1"\n y='"'/>
<p:b>${reference} &#233;<i>]] &gt;</i></p:b> <c xml:space="preserve"> <d/> </c><e><![CDATA[<&]]>]]&gt;<![CDATA[]]></e><?go now?></m>`;

const TEXT = textWith('', '&amp;');
/** The XML machine refuses it. */
const UNCOMMON = textWith('<!DOCTYPE m [<!ENTITY c "Café">]>', '&c;');

export const underLaw = give(kernel, [
  { name: 'formatted', input: TEXT, options: { action: 'format', indent: '2' } },
  { name: 'formatted with tabs', input: TEXT, options: { action: 'format', indent: 'tab' } },
  { name: 'minified', input: TEXT, options: { action: 'minify', indent: '2' } },
  { name: 'validated', input: TEXT, options: { action: 'validate', indent: '2' } },
  { name: 'formatted by tokens', input: UNCOMMON, options: { action: 'format', indent: '2' } },
  { name: 'minified by tokens', input: UNCOMMON, options: { action: 'minify', indent: '2' } },
  { name: 'validated by tokens', input: UNCOMMON, options: { action: 'validate', indent: '2' } },
]);
