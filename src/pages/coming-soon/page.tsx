import { CircleDollarSign, Eye, LayoutGrid } from 'lucide-react';
import { useToday } from '../../lib/build-version';
import { expectation } from '../../tools/ai-tools';
import { Badge } from '../../ui/badge';
import { PageHeading } from '../../ui/page-heading';
import { FactCards, type Fact, Section } from '../section';
import { AiToolGrid } from '../tool-cards';
import { NotifyButton } from './notify-button';

const reasons: readonly Fact[] = [
  {
    icon: LayoutGrid,
    title: 'One place',
    text: 'Send a draft straight to the word counter, the case converter or the formatter, with no copying between sites.',
  },
  {
    icon: CircleDollarSign,
    title: 'Free, no account',
    text: 'Like every tool here: nothing to pay and nothing to sign up for.',
  },
  {
    icon: Eye,
    title: 'Upfront about your data',
    text: 'If a tool can’t run on your device, its page will say so before you enter anything.',
  },
];

export default function ComingSoonPage() {
  const today = useToday();
  return (
    <div className="flex flex-col gap-12">
      <header className="flex flex-col items-start gap-3">
        <Badge tone="accent">Coming Soon</Badge>
        <PageHeading>AI Tools</PageHeading>
        <p className="max-w-[60ch] text-lg text-muted">
          Four tools that write, explain and draw. Like everything here, they’ll be free (0 USD).
        </p>
        <p className="text-sm text-muted">{expectation(today)}.</p>
      </header>
      <Section title="The tools">
        <AiToolGrid />
      </Section>
      <Section title="Why AI Tools">
        <FactCards facts={reasons} />
      </Section>
      <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-accent-soft p-6 sm:p-8">
        <p className="max-w-[44ch] text-lg font-medium">The newsletter will say when the first of them is ready.</p>
        <NotifyButton>Get Notified About AI Tools</NotifyButton>
      </section>
    </div>
  );
}
