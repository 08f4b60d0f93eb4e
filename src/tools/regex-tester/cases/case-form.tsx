// The form of a test case: to add one, or to change one of the list.
import { Plus, Save, TextSelect } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import type { Expected } from '../../../../workers/kernels/regex-tester/spec';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { kinds } from './late-words';
import { LONGEST_CASE, type TestCase } from './test-case';
import * as words from './words';

interface CaseFormProps {
  /** The case to change. Without one, a case is added. */
  edited: TestCase | undefined;
  isFull: boolean;
  selectedText: () => string;
  onDone: (one: TestCase) => void;
  onCancel: () => void;
}

const KINDS = (['match', 'no-match', 'capture'] as const).map((value) => ({ value, label: kinds[value] }));

export function CaseForm({ edited, isFull, selectedText, onDone, onCancel }: CaseFormProps) {
  const [text, setText] = useState(edited?.text ?? '');
  const [{ kind, group, value }, setExpected] = useState<Expected>(
    edited?.expected ?? { kind: 'match', group: '1', value: '' },
  );
  const [wasAsked, setWasAsked] = useState(false);
  const isCapture = kind === 'capture';
  const lacksGroup = isCapture && group.trim() === '';
  const isTooLong = Math.max(text.length, value.length) > LONGEST_CASE;
  const isTooMany = isFull && !edited;
  const change = (changed: Partial<Expected>) => setExpected({ kind, group, value, ...changed });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if (lacksGroup || isTooLong || isTooMany) return;
    onDone({ text, expected: isCapture ? { kind, group: group.trim(), value } : { kind, group: '', value: '' } });
    setText('');
    setWasAsked(false);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <TextArea
        label={words.text}
        mono
        rows={2}
        value={text}
        error={wasAsked && isTooLong ? words.tooLong : wasAsked && isTooMany ? words.tooMany : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-start gap-2">
        <Select<Expected['kind']>
          label={words.expected}
          value={kind}
          options={KINDS}
          onChange={(chosen) => change({ kind: chosen })}
        />
        {isCapture && (
          <>
            <TextInput
              label={words.group}
              mono
              className="w-44"
              value={group}
              error={wasAsked && lacksGroup ? words.noGroup : undefined}
              onChange={(event) => change({ group: event.target.value })}
            />
            <TextInput
              label={words.value}
              mono
              className="min-w-40 flex-1"
              value={value}
              onChange={(event) => change({ value: event.target.value })}
            />
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" icon={edited ? Save : Plus}>
          {edited ? words.save : words.add}
        </Button>
        {edited && (
          <Button size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button
          size="small"
          icon={TextSelect}
          title={words.selectionHint}
          onClick={() => setText(selectedText().slice(0, LONGEST_CASE + 1))}
        >
          {words.fromSelection}
        </Button>
        <p className="text-xs text-muted">{words.selectionHint}</p>
      </div>
    </form>
  );
}
