import { ArrowRight, Feather, Lightbulb, ShieldCheck, UserRound, Zap } from 'lucide-react';
import { say } from '../../../workers/words/in-words';
import { settings } from '../../settings';
import { tools } from '../../tools/index';
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { RichText } from '../../ui/rich-text';
import { TextLink } from '../../ui/text-link';
import { FactCards, type Fact, Section } from '../section';
import { SizeLimitList } from '../size-limits';
import * as words from './words';

const facts: readonly Fact[] = [
  { icon: Feather, ...words.simplicity },
  { icon: UserRound, ...words.userFirst },
  { icon: Zap, ...words.speed },
  { icon: ShieldCheck, ...words.privacy },
];

/** Only true figures: the first one is counted, and tests of the site enforce the others. */
const figures = [
  { figure: String(tools.length), text: say(words.toolsInCatalog, { count: tools.length }) },
  { figure: words.noBytes, text: words.inputSent },
  { figure: '0', text: words.accounts },
  { figure: '$0', text: words.price },
] as const;

export default function AboutUsPage() {
  return (
    <div className="flex flex-col gap-14">
      <header className="flex flex-col gap-3">
        <PageHeading>{say(words.heading, { name: settings.name })}</PageHeading>
        <p className="max-w-[60ch] text-lg text-muted">{words.summary}</p>
      </header>
      <Figures />
      <MissionAndVision />
      <Section title={words.sizeLimits}>
        <SizeLimitList />
      </Section>
      <Section title={words.values}>
        <FactCards facts={facts} />
        <p className="text-sm text-muted">
          <RichText text={words.proof} tags={{ link: (inside) => <TextLink to="/benchmark">{inside}</TextLink> }} />
        </p>
      </Section>
      <Team />
      <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-lg bg-accent-soft p-6 sm:p-8">
        <p className="max-w-[40ch] text-lg font-medium">{words.invitation}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/tools" variant="primary">
            {words.explore}
            <ArrowRight aria-hidden className="size-4" />
          </LinkButton>
          <LinkButton to="/tool-ideas" icon={Lightbulb}>
            {words.suggest}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

function Figures() {
  return (
    <section aria-labelledby="impact">
      <h2 id="impact" className="sr-only">
        {words.figures}
      </h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line @3xl:grid-cols-4">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end gap-1 bg-surface p-5 sm:p-6">
            <dt className="text-sm text-muted">{text}</dt>
            <dd className="text-2xl font-semibold tracking-tight text-accent">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function MissionAndVision() {
  return (
    <div className="grid grid-cols-1 gap-10 @3xl:grid-cols-2">
      <Section title={words.mission}>
        <p className="max-w-[60ch] text-muted">{words.missionText}</p>
      </Section>
      <Section title={words.vision}>
        <p className="max-w-[60ch] text-muted">{words.visionText}</p>
      </Section>
    </div>
  );
}

function Team() {
  return (
    <Section title={words.team}>
      <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {words.roles.map(({ role, text }) => (
          <li key={role}>
            <Card className="h-full">
              <h3 className="font-semibold">{role}</h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
