// An address of a tool that isn't there: the tools with a similar name, and a search.
import { distance } from 'fastest-levenshtein';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { tools } from '../../tools/index';
import { toolIdAt } from '../../tools/lookup';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { ToolLinks } from '../parts/tool-links';
import { headOfNothing, usePageHead } from '../use-page-head';
import * as words from './words';

const MOST_SHOWN = 3;

/** Up to a third of the letters may be wrong. */
export function nearTools(id: string): readonly ToolDefinition[] {
  return tools
    .map((tool) => ({
      tool,
      errors: Math.min(...[tool.id, ...(tool.aliases ?? [])].map((name) => distance(id.toLowerCase(), name))),
    }))
    .filter(({ errors }) => errors <= id.length / 3)
    .toSorted((a, b) => a.errors - b.errors)
    .slice(0, MOST_SHOWN)
    .map(({ tool }) => tool);
}

export default function ToolNotFound() {
  usePageHead(headOfNothing(words.notFound));
  const id = toolIdAt(useLocation().pathname) ?? '';
  return (
    <div className="flex flex-col gap-6 py-8 sm:py-16">
      <div className="flex flex-col gap-2">
        <PageHeading>{words.notFound}</PageHeading>
        <p className="text-lg text-muted">{words.notFoundText}</p>
      </div>
      <ToolLinks title={words.nearTools} tools={nearTools(id)} />
      <SearchTools initial={id.replaceAll('-', ' ')} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/tools" variant="primary">
          {words.browse}
        </LinkButton>
        <LinkButton to="/">{words.goHome}</LinkButton>
      </div>
    </div>
  );
}

function SearchTools({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const navigate = useNavigate();
  return (
    <form
      role="search"
      className="flex max-w-xl gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/tools?${new URLSearchParams({ search: text }).toString()}`);
      }}
    >
      <input
        type="search"
        aria-label={words.searchTools}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-3 text-base transition-colors hover:border-ink"
      />
      <Button type="submit" icon={Search}>
        {words.search}
      </Button>
    </form>
  );
}
