import { AdSlot } from '../../ads/ad-slot';
import { HydratedInView } from '../../hydration/hydrated-in-view';
import { tools } from '../../tools/index';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { popularTools } from '../../tools/lookup';
import { AiToolGrid, ToolGrid } from '../tool-cards';
import { IdeaCall } from '../parts/idea-call';
import { SubscribeForm } from '../newsletter/address-form';
import { Link } from '../../ui/link';
import { Hero } from './hero';
import { TryIt } from './try-it';
import * as words from './words';

const SHOWN = 6;

/** The popular tools, followed by others to fill the grid. */
const shownTools = () => [...new Set([...popularTools(), ...tools])].slice(0, SHOWN);

/** May be a tool's second address. */
const popularPath = ({ aliases, id }: ToolDefinition) => `/tool/${aliases?.[0] ?? id}`;

export default function HomePage() {
  return (
    <div className="flex flex-col gap-16 sm:gap-20">
      <Hero />
      <AdSlot place="homeTop" format="leaderboard" />
      <HydratedInView>
        <TryIt />
      </HydratedInView>
      <HydratedInView>
        <section aria-labelledby="popular-tools" className="flex flex-col gap-6">
          <SectionHead id="popular-tools" title={words.popularTools} more={words.allTools} path="/tools" />
          <ToolGrid tools={shownTools()} pathOf={popularPath} />
        </section>
      </HydratedInView>
      <AdSlot place="homeMiddle" />
      <HydratedInView>
        <section aria-labelledby="ai-tools" className="flex flex-col gap-6">
          <SectionHead id="ai-tools" title={words.aiTools} more={words.comingSoon} path="/coming-soon" />
          <AiToolGrid />
        </section>
      </HydratedInView>
      <AdSlot place="homeBottom" format="leaderboard" />
      <HydratedInView className="flex flex-col gap-16 sm:gap-20">
        <NewsletterSection />
        <IdeaCall>{words.ideas}</IdeaCall>
      </HydratedInView>
    </div>
  );
}

interface SectionHeadProps {
  id: string;
  title: string;
  more: string;
  path: string;
}

function SectionHead({ id, title, more, path }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      <Link to={path} className="py-2 text-sm font-medium text-accent hover:underline pointer-coarse:py-3">
        {more}
      </Link>
    </div>
  );
}

/** Links from outside lead to this id. */
function NewsletterSection() {
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      tabIndex={-1}
      className="grid grid-cols-1 items-center gap-x-12 gap-y-5 rounded-lg border border-line bg-surface p-5 sm:p-8 @[48rem]:grid-cols-2"
    >
      <div className="flex flex-col gap-2">
        <h2 id="newsletter-title" className="text-xl font-semibold">
          {words.newsletter}
        </h2>
        <p className="text-muted">{words.newsletterPurpose}</p>
      </div>
      <SubscribeForm name={words.newsletterForm} label={words.emailAddress} />
    </section>
  );
}
