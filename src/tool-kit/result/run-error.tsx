// A run's error, its place in the input, and a link there. The toast goes away, this stays.
import { LocateFixed } from 'lucide-react';
import type { ToolErrorData } from '../../../workers/contract/errors';
import type { InputValue } from '../../state/inputs';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { excerptAt, showInInput } from './show-in-input';

/** Many messages say the place themselves, so that the toast has it as well. */
const SAYS_WHERE = /\bline \d/i;

export default function RunError({ error, input }: { error: ToolErrorData<string>; input: InputValue }) {
  const { message, at, title } = error;
  const text = input.kind === 'text' ? input.text : undefined;
  const excerpt = at && text !== undefined ? excerptAt(text, at) : undefined;
  return (
    <Notice tone="error" {...(title !== undefined && { title })}>
      <p>{message}</p>
      {at && !SAYS_WHERE.test(message) && (
        <p>
          Line {at.line}, column {at.column}
        </p>
      )}
      {excerpt && (
        <pre aria-hidden className="mt-2 overflow-x-auto rounded-sm bg-surface px-3 py-2 font-mono text-xs text-ink">
          {excerpt.text}
          {'\n'}
          {' '.repeat(excerpt.caret)}^
        </pre>
      )}
      {at && text !== undefined && excerpt && (
        <Button size="small" icon={LocateFixed} className="mt-2" onClick={() => showInInput(text, at)}>
          Show in input
        </Button>
      )}
    </Notice>
  );
}
