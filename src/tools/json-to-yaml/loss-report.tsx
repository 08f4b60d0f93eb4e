// What the result couldn't keep, and where in the input that is.
import type { Loss, LossKind, LossPlace, YamlMode } from '../../../workers/kernels/json-to-yaml/spec';
import { formatCount } from '../../lib/format';
import { LossPlaces, LossReport } from '../../tool-kit/result/loss-report';
import { PlaceLink } from '../../tool-kit/result/show-in-input';

/** Places that are named. */
const NAMED = 5;
/** More kinds than this start folded, so that the result stays in view. */
const FEW = 1;

interface Words {
  readonly one: string;
  readonly many: string;
  readonly means: string;
}

const words = (one: string, many: string, means: string): Words => ({ one, many, means });

const WORDS: Readonly<Record<LossKind, Words>> = {
  comment: words('comment', 'comments', 'Left out: JSON has no comments.'),
  anchor: words('anchor', 'anchors', 'Aliases were replaced by the values they stand for.'),
  tag: words('tag', 'tags', 'Left out: JSON has no tags.'),
  merge: words('merge key (<<)', 'merge keys (<<)', 'The keys of the other map were copied in.'),
  'plain-merge': words(
    'merge key (<<)',
    'merge keys (<<)',
    'Kept as plain keys. Options can apply those whose value is a map or a list of maps.',
  ),
  'duplicate-key': words(
    'duplicate key',
    'duplicate keys',
    'Kept as written. Programs use the last value, or refuse the file. Of several merge keys (<<), the first wins here.',
  ),
  'text-key': words(
    'key that is not text',
    'keys that are not text',
    'Converted to strings, because JSON allows no other keys.',
  ),
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
    'Choose the version under Options.',
  ),
  'half-character': words(
    'string with half a character',
    'strings with half a character',
    'Kept as an escape, which many YAML programs refuse.',
  ),
  'looks-structured': words(
    'text that looks like keys or list items',
    'texts that look like keys or list items',
    'Kept as text. Colons and dashes need a space after them, and a list begins on the line after its key.',
  ),
  invisible: words(
    'text with an invisible character',
    'texts with invisible characters',
    'Kept as written. To YAML, only spaces and tabs are whitespace, so a no-break space is part of the text.',
  ),
};

export interface YamlLossReportProps {
  mode: YamlMode;
  losses: readonly Loss[];
  /** The input, if it is text: places in it can then be shown. */
  text: string | undefined;
}

export default function YamlLossReport({ mode, losses, text }: YamlLossReportProps) {
  return (
    <LossReport
      losses={losses}
      nothing="Nothing was lost: every value is there, to the last digit."
      title={mode === 'to-json' ? 'What JSON can’t keep, or keeps differently' : 'Worth knowing about the YAML'}
      summary={<p>{losses.map(({ kind, count }) => counted(kind, count)).join(', ')}</p>}
      label="What happened, by line"
      few={FEW}
    >
      {(loss) => (
        <>
          <span className="font-semibold">{counted(loss.kind, loss.count)}</span>
          <span>. {WORDS[loss.kind].means}</span>
          <LossPlaces loss={loss} most={NAMED} between="; ">
            {(place) => <Place place={place} text={text} />}
          </LossPlaces>
        </>
      )}
    </LossReport>
  );
}

function counted(kind: LossKind, count: number): string {
  const { one, many } = WORDS[kind];
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

function Place({ place: { line, text: what }, text }: { place: LossPlace; text: string | undefined }) {
  return (
    <>
      {line !== null && (
        <PlaceLink text={text} at={{ line, column: 1 }}>
          line {formatCount(line)}
        </PlaceLink>
      )}
      {line !== null && what !== '' && ': '}
      {what !== '' && <code className="font-mono text-xs break-all">{what}</code>}
    </>
  );
}
