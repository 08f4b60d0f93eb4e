// Whether the test cases are kept in this browser. Embedded pages don't have this.
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox';
import { FieldError } from '../../../ui/field';
import * as words from './words';

interface KeepCasesProps {
  isKept: boolean;
  /** Returns false if the browser refuses. */
  onKeep: (isWanted: boolean) => boolean;
}

export function KeepCases({ isKept, onKeep }: KeepCasesProps) {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div>
      <Checkbox
        label={words.keep}
        hint={words.keepHint}
        checked={isKept}
        onChange={(isWanted) => setIsRefused(!onKeep(isWanted))}
      />
      <FieldError id="cases-not-kept" text={isRefused ? words.notKept : undefined} />
    </div>
  );
}
