// Ready-made patterns, help on the syntax, and the time limit of a run.
import { flagsIn, type options } from '../../../workers/kernels/regex-tester/spec';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Select } from '../../ui/select';
import * as words from './words';

interface ReadyMade {
  readonly label: string;
  readonly pattern: string;
  readonly flags: string;
}

/** Each takes time linear in the text's length. Tests in tests/unit/regex-tester check that. */
export const READY_MADE = {
  email: { label: words.email, pattern: String.raw`[\w.+\-]{1,64}@[\w\-]{1,63}(?:\.[\w\-]{1,63})+`, flags: 'g' },
  url: { label: words.url, pattern: String.raw`https?:\/\/[^\s\/?#"<>]+[^\s"<>]*`, flags: 'gi' },
  ipv4: {
    label: words.ipv4,
    pattern: String.raw`\b(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\b`,
    flags: 'g',
  },
  date: {
    label: words.date,
    pattern: String.raw`\b(?<year>\d{4})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])\b`,
    flags: 'g',
  },
  time: { label: words.time, pattern: String.raw`\b(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?\b`, flags: 'g' },
  number: { label: words.number, pattern: String.raw`-?\b\d+(?:\.\d+)?(?:[eE][+\-]?\d+)?\b`, flags: 'g' },
  hex: { label: words.hexColor, pattern: String.raw`#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b`, flags: 'gi' },
  uuid: {
    label: 'UUID',
    pattern: String.raw`\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b`,
    flags: 'gi',
  },
  twice: { label: words.sameWordTwice, pattern: String.raw`\b(\w+)\s\1\b`, flags: 'gi' },
  trailing: { label: words.spacesAtEnds, pattern: String.raw`(?<![ \t])[ \t]+$`, flags: 'gm' },
  tag: { label: words.htmlTag, pattern: String.raw`<\/?(?<name>[a-z][\w\-]*)(?:\s[^<>]*)?>`, flags: 'gi' },
} as const satisfies Readonly<Record<string, ReadyMade>>;

export type ReadyMadeId = keyof typeof READY_MADE;

const NONE = { value: 'none', label: words.choosePattern } as const;

const PATTERNS: readonly { readonly value: ReadyMadeId | 'none'; readonly label: string }[] = [
  NONE,
  ...(Object.keys(READY_MADE) as ReadyMadeId[]).map((value) => ({ value, label: READY_MADE[value].label })),
];

export default function RegexOptions({ form }: { form: OptionsForm<typeof options> }) {
  const take = (id: ReadyMadeId | 'none') => {
    if (id === 'none') return;
    const { pattern, flags } = READY_MADE[id];
    form.change({ pattern, flags: flagsIn(flags) });
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select label={words.readyMade} value="none" options={PATTERNS} onChange={take} />
      <ToolOptions form={form} names={['engine', 'writing', 'budgetMs']} />
    </div>
  );
}
