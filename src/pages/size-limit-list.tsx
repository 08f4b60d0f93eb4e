import { SIZE_LIMITS_INTRO, sizeLimits } from './size-limits';

export function SizeLimitList() {
  return (
    <div className="text-sm text-muted">
      <p>{SIZE_LIMITS_INTRO}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {sizeLimits.map(({ tool, limit }) => (
          <li key={tool}>
            {tool}: {limit}
          </li>
        ))}
      </ul>
    </div>
  );
}
