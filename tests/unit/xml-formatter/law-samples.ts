import { kernel } from '../../../workers/kernels/xml-formatter/kernel';
import { underLaw as give } from '../laws/law-sample';

const TEXT = `<?xml version="1.0"?>\r\n<!DOCTYPE m [<!ENTITY c "Café">]><m xmlns:p='u:p'><!-- 世界 😀 --><a  x="1"\n y='"'/>
<p:b>&c; &#233;<i>]] &gt;</i></p:b> <c xml:space="preserve"> <d/> </c><e><![CDATA[<&]]>]]&gt;<![CDATA[]]></e><?go now?></m>`;

export const underLaw = give(kernel, [
  { name: 'formatted', input: TEXT, options: { action: 'format', indent: '2' } },
  { name: 'formatted with tabs', input: TEXT, options: { action: 'format', indent: 'tab' } },
  { name: 'minified', input: TEXT, options: { action: 'minify', indent: '2' } },
  { name: 'validated', input: TEXT, options: { action: 'validate', indent: '2' } },
]);
