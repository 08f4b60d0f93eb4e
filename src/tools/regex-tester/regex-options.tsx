// Patterns to begin with, and how long a run may take.
import { BUDGETS_MS } from '../../../workers/kernels/regex-tester/spec';
import { Select } from '../../ui/select';
import { READY_MADE, type ReadyMadeId } from './ready-made';

export interface RegexOptionsProps {
  budgetMs: number;
  onChange: (change: { pattern?: string; flags?: string; budgetMs?: number }) => void;
}

const BUDGETS = BUDGETS_MS.map((ms) => ({
  value: String(ms),
  label: `${String(ms / 1000)} s`,
}));

const NONE = { value: 'none', label: 'Choose a pattern…' } as const;

const PATTERNS: readonly { readonly value: ReadyMadeId | 'none'; readonly label: string }[] = [
  NONE,
  ...(Object.keys(READY_MADE) as ReadyMadeId[]).map((value) => ({ value, label: READY_MADE[value].label })),
];

export default function RegexOptions({ budgetMs, onChange }: RegexOptionsProps) {
  const take = (id: ReadyMadeId | 'none') => {
    if (id === 'none') return;
    const { pattern, flags } = READY_MADE[id];
    onChange({ pattern, flags });
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select label="Ready-made patterns" value="none" options={PATTERNS} onChange={take} />
      <Select
        label="Time limit"
        value={String(budgetMs)}
        options={BUDGETS}
        hint="A pattern that takes longer is stopped."
        onChange={(ms) => onChange({ budgetMs: Number(ms) })}
      />
    </div>
  );
}
