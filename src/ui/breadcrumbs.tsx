import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface Crumb {
  readonly label: string;
  /** The page that is shown has none. */
  readonly to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="-ml-1 flex flex-wrap items-center text-sm text-muted">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex items-center">
            {index > 0 && <ChevronRight aria-hidden className="mx-0.5 size-3.5 shrink-0" />}
            {to === undefined ? (
              <span aria-current="page" className="px-1 py-2 text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="rounded-sm px-1 py-2 hover:text-ink hover:underline pointer-coarse:py-3">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
