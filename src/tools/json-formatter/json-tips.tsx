import { Tips } from '../../tool-kit/tips';

export function JsonTips() {
  return (
    <Tips>
      <li>Every number, escape and key stays exactly as written. Only whitespace between them changes.</li>
      <li>Strings and keys need double quotation marks, and the last item of a list has no comma after it.</li>
      <li>JSON has no comments. If yours has some, “Propose a repair” removes them.</li>
      <li>Files of any size work, including logs in JSON Lines (see Options).</li>
    </Tips>
  );
}
