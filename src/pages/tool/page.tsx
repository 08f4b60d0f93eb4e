import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { AdSlot } from '../../tool-kit/ad-slot';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { findTool } from '../../tools/lookup';
import { Badge } from '../../ui/badge';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { PageHeading } from '../../ui/page-heading';
import { IdeaCall } from '../idea-call';
import { LazyPart } from '../lazy-part';
import { headOfTool } from '../page-head';
import { usePageHead } from '../use-page-head';
import { ToolNotFound } from './tool-not-found';
import { toolScreen } from './tool-screens';

export default function ToolPage() {
  const { toolId = '' } = useParams();
  const tool = findTool(toolId);
  // The key gives each tool a fresh screen: nothing of one tool's input is left in another.
  return tool ? <ShownTool key={tool.id} tool={tool} /> : <ToolNotFound />;
}

function ShownTool({ tool }: { tool: ToolDefinition }) {
  const { id, title, description, category } = tool;
  usePageHead(headOfTool(tool));
  const { Component: Screen } = toolScreen(id);
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Tools', to: '/tools' }, { label: title }]} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="accent">{category}</Badge>
          <span className="text-xs text-muted">Free Online Tool</span>
        </div>
        <PageHeading>{title}</PageHeading>
        <p className="max-w-[60ch] text-muted">{description}</p>
      </header>
      <AdSlot place="toolTop" format="leaderboard" />
      <LazyPart name="tool">
        <Screen />
      </LazyPart>
      <AdSlot place="toolBottom" format="rectangle" />
      <IdeaCall>Tell us what this tool lacks, or which one should come next.</IdeaCall>
      <footer className="border-t border-line pt-4 print:hidden">
        <Link
          to="/"
          className="-mx-2 inline-flex min-h-10 items-center gap-2 rounded-md px-2 text-sm font-medium text-accent hover:underline pointer-coarse:min-h-touch"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Home
        </Link>
      </footer>
    </div>
  );
}
