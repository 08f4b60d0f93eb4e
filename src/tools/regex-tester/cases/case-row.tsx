// A test case in the list, with its verdict.
import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleX, Pencil, X } from 'lucide-react';
import { say } from '../../../../workers/words/in-words';
import { IconButton } from '../../../ui/icon-button';
import type { TestCase } from './test-case';
import type { Verdict } from './use-case-runs';
import * as words from './words';

interface CaseRowProps {
  one: TestCase;
  /** From 1. */
  number: number;
  verdict: Verdict | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

export function CaseRow({ one: { text, expected }, number, verdict, onEdit, onRemove }: CaseRowProps) {
  const { kind, group, value } = expected;
  const passes = verdict && verdict.problem === undefined;
  const Icon = verdict ? (passes ? CircleCheck : CircleX) : CircleDashed;
  const expectation =
    kind === 'match'
      ? words.mustMatch
      : kind === 'no-match'
        ? words.mustNotMatch
        : say(words.mustCapture, { value: value === '' ? words.emptyText : value, group });
  return (
    <li className="flex items-start gap-2 border-b border-line px-2 py-1.5 last:border-b-0">
      <Icon
        aria-hidden
        className={clsx('mt-1 size-4 shrink-0', verdict ? (passes ? 'text-success' : 'text-danger') : 'text-muted')}
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-mono whitespace-pre">{text === '' ? words.emptyText : text}</p>
        <p className="wrap-anywhere text-muted">{expectation}</p>
        <p
          className={clsx(
            'wrap-anywhere',
            verdict && !passes && 'text-danger',
            passes && 'sr-only',
            !verdict && 'text-muted',
          )}
        >
          {!verdict ? words.notRun : passes ? words.passed : say(words.problem, { problem: verdict.problem ?? '' })}
        </p>
      </div>
      <IconButton icon={Pencil} label={say(words.edit, { number })} onClick={onEdit} />
      <IconButton icon={X} label={say(words.remove, { number })} onClick={onRemove} />
    </li>
  );
}
