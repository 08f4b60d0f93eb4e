// One tool of a list. Its one link covers the whole card.
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ToolDefinition } from '../tool-kit/define-tool';
import { toolPath } from '../tools/lookup';

export function ToolCard({ tool }: { tool: ToolDefinition }) {
  const { icon: Icon, title, description, category } = tool;
  return (
    <article className="group relative flex h-full flex-col rounded-lg border border-line bg-surface p-5 transition-colors hover:border-accent sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <span className="flex size-10 items-center justify-center rounded-md bg-accent-soft text-accent">
          <Icon aria-hidden className="size-5" />
        </span>
        <span className="text-xs text-muted">{category}</span>
      </div>
      <h3 className="mt-5 text-lg font-semibold">{title}</h3>
      <p className="mt-1 mb-5 text-sm text-muted">{description}</p>
      <Link
        to={toolPath(tool)}
        aria-label={`Use Tool: ${title}`}
        className="mt-auto inline-flex items-center gap-1.5 self-start rounded-sm text-sm font-medium text-accent after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
      >
        Use Tool
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
      </Link>
    </article>
  );
}
