// What the result could not keep as it was, and where in the input that is.
import { CircleCheck } from 'lucide-react';
import type { Loss, LossKind, YamlMode } from '../../../workers/kernels/json-to-yaml/spec';
import { formatCount } from '../../lib/format';
import { showInInput } from '../../tool-kit/show-in-input';
import { Notice } from '../../ui/notice';

/** Places that are named. */
const NAMED = 5;

interface Words {
  readonly one: string;
  readonly many: string;
  readonly means: string;
}

const words = (one: string, many: string, means: string): Words => ({ one, many, means });

const WORDS: Readonly<Record<LossKind, Words>> = {
  comment: words('comment', 'comments', 'Left out: JSON has no comments.'),
  anchor: words('anchor', 'anchors', 'Aliases were replaced by the values they stand for.'),
  tag: words('tag', 'tags', 'Left out: JSON has no types of its own.'),
  merge: words('merge key (<<)', 'merge keys (<<)', 'The keys of the other map were copied in.'),
  'plain-merge': words('merge key (<<)', 'merge keys (<<)', 'Kept as plain keys. Options can apply them.'),
  'duplicate-key': words(
    'duplicate key',
    'duplicate keys',
    'Kept as written. Programs use the last value, or refuse the file.',
  ),
  'text-key': words('key that is not text', 'keys that are not text', 'Turned into text: JSON has no other keys.'),
  'no-number': words('infinity or NaN', 'infinities or NaNs', 'Written as text: JSON has no such numbers.'),
  'rewritten-number': words('number written another way', 'numbers written another way', 'The value is the same.'),
  'inexact-number': words(
    'number beyond double precision',
    'numbers beyond double precision',
    'Kept to the last digit, but JavaScript and others would round when reading.',
  ),
  date: words('date', 'dates', 'Written as text: JSON has no dates.'),
  version: words(
    'value that YAML 1.1 and 1.2 read differently',
    'values that YAML 1.1 and 1.2 read differently',
    'Options has the version.',
  ),
  'half-character': words(
    'string with half a character',
    'strings with half a character',
    'Kept as an escape, which many YAML programs refuse.',
  ),
};

export interface LossReportProps {
  mode: YamlMode;
  losses: readonly Loss[];
  /** The input, where it is text: places in it can then be shown. */
  text: string | undefined;
}

export default function LossReport({ mode, losses, text }: LossReportProps) {
  if (losses.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
        <span className="text-muted">Nothing was lost: every value is there, to the last digit.</span>
      </p>
    );
  }
  return (
    <Notice
      tone="warn"
      title={mode === 'to-json' ? 'What JSON can’t keep, or keeps differently' : 'Worth knowing about the YAML'}
    >
      <ul aria-label="Loss report" className="mt-1 flex list-disc flex-col gap-1.5 pl-5">
        {losses.map((loss) => (
          <Item key={loss.kind} {...{ loss, text }} />
        ))}
      </ul>
    </Notice>
  );
}

function Item({ loss: { kind, count, places }, text }: { loss: Loss; text: string | undefined }) {
  const { one, many, means } = WORDS[kind];
  const named = places.slice(0, NAMED);
  const more = count - named.length;
  return (
    <li>
      <span className="font-semibold">
        {formatCount(count)} {count === 1 ? one : many}
      </span>
      <span>. {means}</span>
      {named.length > 0 && (
        <span className="block text-muted">
          {named.map(({ line, text: what }, index) => (
            <span key={index}>
              {index > 0 && '; '}
              {line !== null && <Line line={line} text={text} />}
              {line !== null && what !== '' && ': '}
              {what !== '' && <code className="font-mono text-xs break-all">{what}</code>}
            </span>
          ))}
          {more > 0 && `; and ${formatCount(more)} more`}
        </span>
      )}
    </li>
  );
}

function Line({ line, text }: { line: number; text: string | undefined }) {
  const label = `line ${formatCount(line)}`;
  if (text === undefined) return label;
  return (
    <button
      type="button"
      title="Show in input"
      onClick={() => showInInput(text, { line, column: 1 })}
      className="min-h-6 rounded-sm text-accent underline underline-offset-4 hover:no-underline"
    >
      {label}
    </button>
  );
}
