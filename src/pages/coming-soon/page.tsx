import { CircleDollarSign, Eye, LayoutGrid } from 'lucide-react';
import { say } from '../../../workers/words/in-words';
import { useToday } from '../../lib/build-version';
import { expectation } from '../../tools/ai-tools';
import { Badge } from '../../ui/badge';
import { PageHeading } from '../../ui/page-heading';
import { FactCards, type Fact, Section } from '../section';
import { AiToolGrid } from '../tool-cards';
import { NotifyButton } from './notify-button';
import * as words from './words';

const reasons: readonly Fact[] = [
  { icon: LayoutGrid, ...words.reasons.onePlace },
  { icon: CircleDollarSign, ...words.reasons.free },
  { icon: Eye, ...words.reasons.upfront },
];

export default function ComingSoonPage() {
  const today = useToday();
  return (
    <div className="flex flex-col gap-12">
      <header className="flex flex-col items-start gap-3">
        <Badge tone="accent">{words.badge}</Badge>
        <PageHeading>{words.title}</PageHeading>
        <p className="max-w-[60ch] text-lg text-muted">{words.purpose}</p>
        <p className="text-sm text-muted">{say(words.expectation, { expectation: expectation(today) })}</p>
      </header>
      <Section title={words.tools}>
        <AiToolGrid />
      </Section>
      <Section title={words.why}>
        <FactCards facts={reasons} />
      </Section>
      <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-accent-soft p-6 sm:p-8">
        <p className="max-w-[44ch] text-lg font-medium">{words.newsletter}</p>
        <NotifyButton>{words.notify}</NotifyButton>
      </section>
    </div>
  );
}
