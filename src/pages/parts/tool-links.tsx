// Links to a few tools, in a line below a heading.
import { useId } from 'react';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { toolPath } from '../../tools/lookup';
import { Link } from '../../ui/link';

interface ToolLinksProps {
  title: string;
  tools: readonly ToolDefinition[];
  className?: string;
}

/** Nothing without tools. */
export function ToolLinks({ title, tools, className }: ToolLinksProps) {
  const id = useId();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {tools.map((tool) => (
          <li key={tool.id}>
            <Link to={toolPath(tool)} className="inline-flex min-h-touch items-center text-accent hover:underline">
              {tool.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
