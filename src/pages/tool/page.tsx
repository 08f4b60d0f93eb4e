import clsx from 'clsx';
import { ArrowLeft, Pin } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { AdSlot } from '../../ads/ad-slot';
import { loadableDialog } from '../../hydration/loadable';
import { LazyPart } from '../../hydration/page-ready';
import { onSent, sentCount } from '../../lib/sent-bodies';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { StatusLine } from '../../tool-kit/run/tool-layout';
import { labels } from '../../tools/words';
import { Badge } from '../../ui/badge';
import { Link } from '../../ui/link';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { pinnedTools, togglePin } from '../../visitor/tool-shelf';
import { toolAt, toolNotFound, toolScreen } from '../find-page';
import { IdeaCall } from '../parts/idea-call';
import { headOfTool, usePageHead } from '../use-page-head';
import type { EmbedDialogProps } from './embed/dialog';
import { GuideSlot } from './guide/guide-slot';
import type { RequestPanelProps } from './requests/panel';
import * as words from './words';

export default function ToolPage() {
  const tool = toolAt(useLocation().pathname);
  // The key gives each tool a new screen, so nothing of another tool's input stays.
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
    <div className="relative flex flex-col">
      {/* On narrow screens the description is below the tool, and only one line is above it. */}
      <header className="max-lg:contents lg:flex lg:h-tool-head lg:items-baseline lg:gap-6 lg:pt-2 lg:pe-24">
        <Breadcrumbs
          crumbs={[{ label: words.home, to: '/' }, { label: words.tools, to: '/tools' }, { label: title }]}
          isHead
        />
        <p className="tool-about min-w-0 flex-1 text-sm text-muted max-lg:order-1 max-lg:mt-6 lg:line-clamp-2 lg:text-xs lg:leading-4">
          {description}
        </p>
      </header>
      <AdSlot place="toolTop" format="leaderboard" className="mb-4" />
      <StatusLine value={<SentLine tool={tool} />}>
        <LazyPart name="tool">
          <Screen />
        </LazyPart>
      </StatusLine>
      {/* In the head, but after the tool for the keyboard: few Tabs lead to the work. */}
      <p className="max-lg:order-1 lg:absolute lg:top-2 lg:end-0">
        <PinButton toolId={id} />
      </p>
      <div className="mx-auto mt-8 flex w-full max-w-7xl flex-col gap-5 max-md:mt-3 max-md:gap-4 max-lg:order-1">
        <AdSlot place="toolBottom" format="rectangle" />
        <p data-category={category} className="flex flex-wrap items-center gap-x-2.5 text-sm text-muted">
          <Badge tone="category">{labels[category]}</Badge> {words.free}
        </p>
        <GuideSlot toolId={id} />
        <IdeaCall>{words.ideas}</IdeaCall>
        <footer className="border-t border-line pt-4 max-md:hidden print:hidden">
          <Link
            to="/"
            className="-mx-2 inline-flex min-h-10 items-center gap-2 rounded-md px-2 text-sm font-medium text-accent hover:underline pointer-coarse:min-h-touch"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {words.backHome}
          </Link>
        </footer>
      </div>
    </div>
  );
}

/** Pins the tool to the home page and the sidebar. */
function PinButton({ toolId }: { toolId: string }) {
  const isPinned = pinnedTools.use().includes(toolId);
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      onClick={() => togglePin(toolId)}
      className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-md px-2 text-xs max-lg:-mx-2 max-lg:mt-2 font-medium text-muted transition-colors hover:bg-sunken hover:text-ink aria-pressed:text-accent pointer-coarse:min-h-touch"
    >
      <Pin aria-hidden className={clsx('size-3.5', isPinned && 'fill-current')} />
      {isPinned ? words.pinned : words.pin}
    </button>
  );
}

const embed = loadableDialog<EmbedDialogProps>(() => import('./embed/dialog'));
const panel = loadableDialog<RequestPanelProps>(() => import('./requests/panel'));

/** The line below each tool that says what was sent. It opens the list of requests, and the code that embeds the tool. */
function SentLine({ tool }: { tool: ToolDefinition }) {
  const [Shown, setShown] = useState<typeof panel.Component>();
  const sent = useSyncExternalStore(onSent, sentCount, () => 0);
  const opener = (dialog: typeof panel, label: string) => (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => setShown(() => dialog.Component)}
      className="min-h-8 rounded-sm underline underline-offset-4 hover:no-underline pointer-coarse:min-h-touch"
    >
      {label}
    </button>
  );
  return (
    <div className="flex flex-wrap gap-x-4 text-xs text-muted">
      {opener(panel, sent > 0 ? words.sent : words.nothingSent)}
      {!tool.notEmbedded && opener(embed, words.embed)}
      {Shown && (
        <Suspense>
          <Shown tool={tool} onClosed={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
