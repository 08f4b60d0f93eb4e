// A card of a list that leads somewhere. Its one link covers all of it.
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface LinkCardProps {
  /** 20 pixels square. */
  icon: ReactNode;
  /** In the corner: a category, a state. */
  aside: string;
  title: string;
  description: string;
  to: string;
  /** The link's words. The title is appended for screen readers. */
  action: string;
}

export function LinkCard({ icon, aside, title, description, to, action }: LinkCardProps) {
  return (
    <article
      data-category={aside}
      className="group relative flex h-full flex-col rounded-lg border border-line bg-surface p-5 transition-colors hover:border-hue sm:p-6"
    >
      <div className="flex items-center justify-between gap-4">
        <span className="flex size-10 items-center justify-center rounded-md bg-hue-soft text-hue">{icon}</span>
        <span className="text-xs text-muted">{aside}</span>
      </div>
      <h3 className="mt-5 text-lg font-semibold">{title}</h3>
      <p className="mt-1 mb-5 text-sm text-muted">{description}</p>
      <Link
        to={to}
        // Without it, the name would have a space before the colon, because hidden text is a separate box.
        aria-label={`${action}: ${title}`}
        className="mt-auto inline-flex items-center gap-1.5 self-start rounded-sm text-sm font-medium text-accent after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
      >
        {/* Search engines go by the text. */}
        <span>
          {action}
          <span className="sr-only">: {title}</span>
        </span>
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
      </Link>
    </article>
  );
}
