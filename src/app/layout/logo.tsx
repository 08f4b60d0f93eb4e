import { Link } from 'react-router-dom';
import { settings } from '../../settings';

export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link
      to="/"
      onClick={onClick}
      className="inline-flex min-h-touch items-center gap-2.5 rounded-md font-display text-xl font-bold tracking-tight"
    >
      {/* A T-square, as on a drawing table: the same as favicon.svg. */}
      <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path className="fill-on-accent" d="M6 8h20v7h-2.5v-3H21v3h-2v11h-6V15h-2v-3H8.5v3H6z" />
      </svg>
      {settings.name}
    </Link>
  );
}
