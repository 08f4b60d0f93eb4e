// How the differences are shown: nothing here needs another run.
import type { CompareOptions } from '../../../workers/kernels/diff-checker/spec';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/diff-checker/spec';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { RadioGroup } from '../../ui/radio-group';
import { Select } from '../../ui/select';
import type { DiffView } from './diff-layout';
import type { Detail } from './within-lines';

/** Unchanged lines around each change. */
export const CONTEXT_CHOICES = { all: undefined, some: 3, none: 0 } as const;

export interface DiffSettings extends CompareOptions {
  readonly mode: 'compare' | 'apply';
  readonly view: DiffView | 'auto';
  readonly lineNumbers: boolean;
  readonly detail: Detail;
  readonly context: keyof typeof CONTEXT_CHOICES;
}

export const DEFAULT_SETTINGS: DiffSettings = {
  ...DEFAULT_OPTIONS,
  ...{ mode: 'compare', view: 'auto', lineNumbers: true, detail: 'words', context: 'some' },
};

export const VIEWS = [
  { value: 'unified', label: 'Unified' },
  { value: 'split', label: 'Side by side' },
] as const;

export const CONTEXTS = [
  { value: 'all', label: 'All lines' },
  { value: 'some', label: 'Changes with context' },
  { value: 'none', label: 'Changes only' },
] as const;

export const DETAILS = [
  { value: 'words', label: 'Words' },
  { value: 'characters', label: 'Characters' },
  { value: 'off', label: 'Nothing' },
] as const;

export interface ViewSettingsProps {
  view: DiffView;
  settings: DiffSettings;
  onChange: (change: Partial<DiffSettings>) => void;
}

export function ViewSettings({ view, settings, onChange }: ViewSettingsProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <RadioGroup label="View" hideLabel value={view} options={VIEWS} onChange={(view) => onChange({ view })} />
      <Checkbox
        label="Line numbers"
        className="py-1.5"
        checked={settings.lineNumbers}
        onChange={(lineNumbers) => onChange({ lineNumbers })}
      />
      <Disclosure label="View options" className="py-0.5">
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Select
            label="Show"
            className="w-60"
            value={settings.context}
            options={CONTEXTS}
            onChange={(context) => onChange({ context })}
          />
          <Select
            label="Highlight within lines"
            className="w-60"
            value={settings.detail}
            options={DETAILS}
            onChange={(detail) => onChange({ detail })}
          />
        </div>
      </Disclosure>
    </div>
  );
}
