// Patterns to begin with, and how long a run may take.
import { flagsIn, type options } from '../../../workers/kernels/regex-tester/spec';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Select } from '../../ui/select';
import { READY_MADE, type ReadyMadeId } from './ready-made';

const NONE = { value: 'none', label: 'Choose a pattern…' } as const;

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
      <Select label="Ready-made patterns" value="none" options={PATTERNS} onChange={take} />
      <ToolOptions form={form} names={['writing', 'budgetMs']} />
    </div>
  );
}
