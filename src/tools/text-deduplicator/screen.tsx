import { ListFilter } from 'lucide-react';
import {
  DEFAULT_OPTIONS,
  FILE_NAME,
  MESSAGES,
  textDeduplicator,
  type DedupMode,
  type DedupOptions,
  type DedupStats,
  type Keep,
} from '../../../workers/kernels/text-deduplicator/spec';
import { formatCount } from '../../lib/format';
import { TextTool } from '../../tool-kit/text-tool';
import { useToolSettings } from '../../tool-kit/use-tool';
import type { Choice } from '../../ui/choice';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { RadioGroup } from '../../ui/radio-group';

const MODE_LABELS: Readonly<Record<DedupMode, string>> = { lines: 'Lines', words: 'Words', characters: 'Characters' };

const MODES: readonly Choice<DedupMode>[] = (['lines', 'words', 'characters'] as const).map((value) => ({
  value,
  label: MODE_LABELS[value],
}));

const KEEPS: readonly Choice<Keep>[] = [
  { value: 'first', label: 'One of each' },
  { value: 'once', label: 'Only unique' },
  { value: 'repeated', label: 'Only repeated' },
];

export default function TextDeduplicatorScreen() {
  const [options, change] = useToolSettings(textDeduplicator.id, DEFAULT_OPTIONS);
  return (
    <TextTool
      spec={textDeduplicator}
      options={options}
      inputLabel="Input Text"
      blank={MESSAGES.blank}
      action="Remove Duplicates"
      icon={ListFilter}
      modes={<RadioGroup label="Mode" value={options.mode} options={MODES} onChange={(mode) => change({ mode })} />}
      settings={<Settings options={options} onChange={change} />}
      fileName={() => FILE_NAME}
      copied={MESSAGES.copied}
      downloaded={`${FILE_NAME} was saved by your browser.`}
      extra={({ mode, stats }) => <Statistics mode={mode} stats={stats} />}
    />
  );
}

interface SettingsProps {
  options: DedupOptions;
  onChange: (change: Partial<DedupOptions>) => void;
}

function Settings({ options, onChange }: SettingsProps) {
  return (
    <div className="flex flex-col gap-1">
      <fieldset>
        <legend className="sr-only">Options</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Checkbox
            label="Case sensitive"
            checked={options.caseSensitive}
            onChange={(caseSensitive) => onChange({ caseSensitive })}
          />
          <Checkbox
            label="Trim whitespace"
            checked={options.trimWhitespace}
            onChange={(trimWhitespace) => onChange({ trimWhitespace })}
          />
          <Checkbox
            label="Preserve order"
            checked={options.preserveOrder}
            onChange={(preserveOrder) => onChange({ preserveOrder })}
          />
          <Checkbox
            label="Remove empty"
            checked={options.removeEmpty}
            onChange={(removeEmpty) => onChange({ removeEmpty })}
          />
        </div>
      </fieldset>
      <Disclosure label="More">
        <div className="flex flex-col gap-3">
          <RadioGroup
            label="Keep"
            value={options.keep}
            options={KEEPS}
            onChange={(keep) => onChange({ keep })}
            className="max-w-lg"
          />
          <Checkbox
            label="Show how often each occurs"
            hint="Each on a line of its own, behind its count and a tab."
            checked={options.counts}
            onChange={(counts) => onChange({ counts })}
          />
          <p className="max-w-prose text-sm text-muted">
            Without “Case sensitive”, texts are equal when their Unicode case folds are: ß is ss, and a final ς is σ.
            Without “Preserve order”, the result is sorted by code point, which takes memory: up to 256 MB of it. Unique
            and counted lines take a second look at a file.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

function Statistics({ mode, stats }: { mode: DedupMode; stats: DedupStats }) {
  const { total, empty, different, kept } = stats;
  const rows: readonly (readonly [label: string, value: number])[] = [
    [`Original ${mode}`, total],
    [`Unique ${mode}`, different],
    ['Duplicates removed', total - empty - different],
    ...(empty > 0 ? ([[`Empty ${mode}`, empty]] as const) : []),
    ...(kept === different ? [] : ([[`${MODE_LABELS[mode]} in the result`, kept]] as const)),
  ];
  return (
    <section aria-label="Statistics">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface px-4 py-3"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
