// A run's error, the line of the input that it is in, and a link there. The message says the place. The toast goes away, this stays.
import { LocateFixed } from 'lucide-react';
import type { ToolErrorData } from '../../../workers/contract/run/errors';
import type { InputValue } from '../../state/inputs';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import './follow-typing';
import { excerptAt, showInInput } from './show-in-input';
import * as words from './words';

export default function RunError({ error, input }: { error: ToolErrorData<string>; input: InputValue }) {
  const { message, at, title } = error;
  const text = input.kind === 'text' ? input.text : undefined;
  const excerpt = at && text !== undefined ? excerptAt(text, at) : undefined;
  return (
    <Notice tone="error" {...(title !== undefined && { title })}>
      <p>{message}</p>
      {excerpt && (
        <pre aria-hidden className="mt-2 overflow-x-auto rounded-sm bg-surface px-3 py-2 font-mono text-xs text-ink">
          {excerpt.text}
          {'\n'}
          {' '.repeat(excerpt.caret)}^
        </pre>
      )}
      {at && text !== undefined && excerpt && (
        <Button size="small" icon={LocateFixed} className="mt-2" onClick={() => showInInput(text, at)}>
          {words.showInInput}
        </Button>
      )}
    </Notice>
  );
}
