// The exceptions to “Any size”, as the home page and the About page list them.
import { say } from '../../workers/words/in-words';
import { tools } from '../tools/index';
import * as words from './words';

export function SizeLimitList() {
  return (
    <div className="text-sm text-muted">
      <p>{words.sizeLimits}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {tools.map(
          ({ id, title, sizeLimit }) =>
            sizeLimit !== undefined && <li key={id}>{say(words.sizeLimit, { title, limit: sizeLimit })}</li>,
        )}
      </ul>
    </div>
  );
}
