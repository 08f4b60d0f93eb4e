// The limits that “Any size” has, as the home page and the About page list them: each tool's `size-limit.ts`. The numbers there are
// copies: importing a kernel's spec would add its words to the first visit. tests/unit/size-limits.test.ts compares them.
import { tools } from '../tools/index';

const found = import.meta.glob<string>('../tools/*/size-limit.ts', { eager: true, import: 'sizeLimit' });

const sizeLimits = tools.flatMap(({ id, title }) => {
  const limit = found[`../tools/${id}/size-limit.ts`];
  return limit === undefined ? [] : [{ title, limit }];
});

export function SizeLimitList() {
  return (
    <div className="text-sm text-muted">
      <p>A few tools need a whole document in memory, so they have a size limit.</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {sizeLimits.map(({ title, limit }) => (
          <li key={title}>
            {title}: {limit}
          </li>
        ))}
      </ul>
    </div>
  );
}
