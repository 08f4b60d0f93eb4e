// Figures about a result, each with its label.
import { formatCount } from '../../lib/format';

export type Stat = readonly [label: string, value: number];

export function StatTiles({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2.5">
        {stats.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface px-3 py-2"
          >
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-xl font-semibold break-all tabular-nums">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
