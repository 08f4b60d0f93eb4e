import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../ui/link';
import { PageHeading } from '../../ui/page-heading';
import * as words from './words';

export interface Crumb {
  readonly label: string;
  /** Missing for the current page. */
  readonly to?: string;
}

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** The last crumb is the page's heading. */
  isHead?: boolean;
}

export function Breadcrumbs({ crumbs, isHead = false }: BreadcrumbsProps) {
  return (
    // The heading has a fixed line height, so that nothing moves when its font loads.
    <nav
      aria-label={words.breadcrumb}
      className={clsx(isHead ? 'shrink-0 max-lg:pointer-fine:mb-2 lg:pe-2' : 'print:hidden')}
    >
      <ol className="-ms-1 flex flex-wrap items-baseline text-sm text-muted">
        {crumbs.map(({ label, to }) => (
          <li
            key={label}
            aria-current={to === undefined ? 'page' : undefined}
            className={clsx('flex items-baseline', to !== undefined && 'print:hidden')}
          >
            {to === undefined ? (
              <Current isHead={isHead}>{label}</Current>
            ) : (
              // Keeps the arrow next to the link. Otherwise, a line would begin with it on a narrow phone.
              <>
                <Link
                  to={to}
                  // The header has the same link just before it: above a tool, a second stop is one too many.
                  tabIndex={isHead && to === '/' ? -1 : undefined}
                  className="rounded-sm px-1 py-2 hover:text-ink hover:underline pointer-coarse:py-3"
                >
                  {label}
                </Link>
                <ChevronRight aria-hidden className="mx-0.5 size-3.5 shrink-0 self-center" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const Current = ({ isHead, children }: { isHead: boolean; children: string }) =>
  isHead ? (
    <PageHeading className="px-1 text-lg! tracking-normal! text-ink">{children}</PageHeading>
  ) : (
    <span className="px-1 py-2 text-ink">{children}</span>
  );
