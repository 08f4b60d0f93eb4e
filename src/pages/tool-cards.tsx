// Tools as cards. Each card has one link, which covers all of it.
import { ArrowRight } from 'lucide-react';
import { type ReactNode, memo } from 'react';
import { say } from '../../workers/words/in-words';
import { HydratedInView } from '../hydration/hydrated-in-view';
import type { ToolCategory, ToolDefinition } from '../tool-kit/define-tool';
import { labels } from '../tools/words';
import { toolPath } from '../tools/lookup';
import { ToolIconSlot } from './parts/tool-icon-slot';
import { aiTools } from '../tools/ai-tools';
import { Link } from '../ui/link';
import * as words from './words';

interface LinkCardProps {
  /** 20 pixels square. */
  icon: ReactNode;
  /** Missing for an announced tool. */
  category?: ToolCategory;
  /** In the corner: the category's label, or a state. */
  aside: string;
  title: string;
  description: string;
  to: string;
  /** The link's words. The title is appended for screen readers. */
  action: string;
}

function LinkCard({ icon, category, aside, title, description, to, action }: LinkCardProps) {
  return (
    <article
      data-category={category}
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
        // Without this space, the name would have one before the colon, because hidden text is a separate box.
        aria-label={say(words.cardLink, { action, title })}
        className="mt-auto inline-flex items-center gap-1.5 self-start rounded-sm text-sm font-medium text-accent after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
      >
        {/* Search engines read the text of the link. */}
        <span>
          {action}
          <span className="sr-only">: {title}</span>
        </span>
        <ArrowRight
          aria-hidden
          className="size-4 transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
        />
      </Link>
    </article>
  );
}

interface ToolGridProps {
  tools: readonly ToolDefinition[];
  pathOf?: (tool: ToolDefinition) => string;
}

/** As many columns as fit into the page's column. */
export function ToolGrid({ tools, pathOf = toolPath }: ToolGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.id} className="grid">
          <ToolCard tool={tool} to={pathOf(tool)} />
        </li>
      ))}
    </ul>
  );
}

/** A card that isn't hydrated must not be rendered again when something around it changes. */
const ToolCard = memo(function ToolCard({ tool, to }: { tool: ToolDefinition; to: string }) {
  const { id, category, title, description } = tool;
  return (
    <HydratedInView className="grid">
      <LinkCard
        icon={<ToolIconSlot toolId={id} />}
        title={title}
        description={description}
        to={to}
        category={category}
        aside={labels[category]}
        action={words.useTool}
      />
    </HydratedInView>
  );
});

export function AiToolGrid() {
  return (
    <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2">
      {aiTools.map(({ id, name, description, icon: Icon, path }) => (
        <li key={id}>
          <LinkCard
            description={description}
            icon={<Icon aria-hidden className="size-5" />}
            aside={words.comingSoon}
            title={name}
            to={path}
            action={words.learnMore}
          />
        </li>
      ))}
    </ul>
  );
}
