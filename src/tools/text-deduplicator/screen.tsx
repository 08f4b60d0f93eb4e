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
import { CopyInBar } from '../../tool-kit/copy-in-bar';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { RunBar } from '../../tool-kit/run-bar';
import { settingsLink } from '../../tool-kit/settings-link';
import { StatTiles, type Stat } from '../../tool-kit/stat-tiles';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import type { Choice } from '../../ui/choice';
import { Checkbox } from '../../ui/checkbox';
import { RadioGroup } from '../../ui/radio-group';

const MODE_LABELS: Readonly<Record<DedupMode, string>> = { lines: 'Lines', words: 'Words', characters: 'Characters' };

const MODES: readonly Choice<DedupMode>[] = (['lines', 'words', 'characters'] as const).map((value) => ({
  value,
  label: MODE_LABELS[value],
}));

const KEEPS: readonly Choice<Keep>[] = [
  { value: 'first', label: 'One of each' },
  { value: 'once', label: 'Occurring once' },
  { value: 'repeated', label: 'Occurring repeatedly' },
];

const SAMPLE = 'apple\nbanana\nApple\ncherry\nbanana\n';

export const link = settingsLink(textDeduplicator.id, DEFAULT_OPTIONS, {
  ...{ mode: MODES, caseSensitive: 'switch', trimWhitespace: 'switch', preserveOrder: 'switch' },
  ...{ removeEmpty: 'switch', keep: KEEPS, counts: 'switch' },
});

export default function TextDeduplicatorScreen() {
  const tool = useTool(textDeduplicator);
  const [options, change] = useToolSettings(textDeduplicator.id, DEFAULT_OPTIONS);
  const run = useSubmit(tool, { options, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  return (
    <ToolLayout
      link={link}
      run={run}
      outcome={
        <TextResult
          run={run}
          fileName={() => FILE_NAME}
          copied={MESSAGES.copied}
          downloaded={`${FILE_NAME} was saved by your browser.`}
          extra={({ mode, stats }) => <StatTiles label="Statistics" stats={statsOf(mode, stats)} />}
        />
      }
    >
      <RadioGroup label="Mode" hideLabel value={options.mode} options={MODES} onChange={(mode) => change({ mode })} />
      <InputPane tool={tool} label="Input Text" error={run.shownProblem} sample={SAMPLE} />
      <Settings options={options} onChange={change} />
      <RunBar
        run={run}
        action="Remove Duplicates"
        icon={ListFilter}
        fileName={FILE_NAME}
        afterwards={<CopyInBar run={run} copied={MESSAGES.copied} />}
      />
    </ToolLayout>
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
      <Options>
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
            hint="One per line: count, tab, text."
            checked={options.counts}
            onChange={(counts) => onChange({ counts })}
          />
          <p className="max-w-prose text-sm text-muted">
            Ignoring case uses Unicode folding, so ß equals ss. Without “Preserve order”, the result is sorted by code
            point, which takes up to 256 MB of memory. Counts, and lines that occur once, read a file twice.
          </p>
        </div>
      </Options>
    </div>
  );
}

function statsOf(mode: DedupMode, { total, empty, different, kept }: DedupStats): readonly Stat[] {
  return [
    [`Original ${mode}`, total],
    [`Unique ${mode}`, different],
    ['Duplicates removed', total - empty - different],
    ...(empty > 0 ? ([[`Empty ${mode}`, empty]] as const) : []),
    ...(kept === different ? [] : ([[`${MODE_LABELS[mode]} in the result`, kept]] as const)),
  ];
}
