// The field for a line number.
import { useId, useState } from 'react';
import { say } from '../../../../workers/words/in-words';
import { Button } from '../../../ui/button';
import { controlClasses } from '../../../ui/field';
import * as words from './words';

interface GoToLineProps {
  /** How many lines there are. */
  lines: number;
  /** The line from 0. */
  onGo: (row: number) => void;
}

export function GoToLine({ lines, onGo }: GoToLineProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        // Numbers are shown with separators, so they may be pasted with them.
        const line = /^[\d\s.,'’]+$/.test(text) ? Number(text.replace(/\D/g, '')) : NaN;
        const isRight = line >= 1 && line <= lines;
        setIsWrong(!isRight);
        if (isRight) onGo(line - 1);
      }}
    >
      <label htmlFor={id} className="text-sm">
        {words.goToLine}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setIsWrong(false);
        }}
        className={`${controlClasses} h-9 w-32! px-2 tabular-nums pointer-coarse:min-h-touch`}
      />
      <Button size="small" type="submit">
        {words.go}
      </Button>
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="basis-full text-sm text-danger">
          {say(words.badLine, { count: lines })}
        </p>
      )}
    </form>
  );
}
