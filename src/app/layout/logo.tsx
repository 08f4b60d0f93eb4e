import { settings } from '../../settings';
import { Link } from '../../ui/link';
import { MARK_CORNER, MARK_SIDE, RULER_PATH, SQUARE_PATH } from '../../ui/mark';

export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link
      to="/"
      onClick={onClick}
      className="inline-flex min-h-touch items-center gap-2.5 rounded-md font-display text-xl font-bold tracking-tight"
    >
      <svg aria-hidden viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`} className="size-8 shrink-0">
        <rect width={MARK_SIDE} height={MARK_SIDE} rx={MARK_CORNER} className="fill-accent" />
        <path className="fill-on-accent opacity-60" d={RULER_PATH} />
        <path className="fill-on-accent" d={SQUARE_PATH} />
      </svg>
      {settings.name}
    </Link>
  );
}
