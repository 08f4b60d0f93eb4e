import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { AdSlot } from '../../ads/ad-slot';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { findTool } from '../../tools/lookup';
import { Badge } from '../../ui/badge';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { PageHeading } from '../../ui/page-heading';
import { IdeaCall } from '../idea-call';
import { LazyPart } from '../../hydration/page-ready';
import { headOfTool } from '../page-head';
import { usePageHead } from '../use-page-head';
import { GuideSlot } from './guide/guide-slot';
import { PinButton } from './pin-button';
import { SentLine } from './sent-line';
import { toolNotFound, toolScreen } from './tool-screens';

export default function ToolPage() {
  const { toolId = '' } = useParams();
  const tool = findTool(toolId);
  // The key gives each tool a fresh screen: nothing of one tool's input is left in another.
  if (tool) return <ShownTool key={tool.id} tool={tool} />;
  return (
    <LazyPart name="page">
      <toolNotFound.Component />
    </LazyPart>
  );
}

function ShownTool({ tool }: { tool: ToolDefinition }) {
  const { id, title, description, category } = tool;
  usePageHead(headOfTool(tool));
  const { Component: Screen } = toolScreen(id);
  return (
    <div className="flex flex-col gap-5">
      <header data-category={category} className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Tools', to: '/tools' }, { label: title }]} />
          <p className="flex items-center gap-2.5">
            <Badge tone="category">{category}</Badge>
            <span className="text-xs text-muted">Free Online Tool</span>
            <PinButton toolId={id} />
          </p>
        </div>
        <PageHeading className="text-xl! sm:text-2xl!">{title}</PageHeading>
        <p className="text-sm text-muted">{description}</p>
      </header>
      <AdSlot place="toolTop" format="leaderboard" />
      <LazyPart name="tool">
        <Screen />
      </LazyPart>
      <SentLine tool={tool} />
      <AdSlot place="toolBottom" format="rectangle" />
      <GuideSlot toolId={id} />
      <IdeaCall>Tell us what’s missing, or which tool to build next.</IdeaCall>
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
