import { Tips } from '../../tool-kit/tips';

export function XmlTips() {
  return (
    <Tips>
      <li>
        Only whitespace between elements changes. Text, CDATA, comments, references and attribute values stay as
        written.
      </li>
      <li>An element that mixes text with other elements keeps its content, and so does xml:space="preserve".</li>
      <li>In text, write &amp;lt; for “&lt;” and &amp;amp; for “&amp;”.</li>
      <li>External files that a document names are never loaded, and entity bombs are refused.</li>
    </Tips>
  );
}
