import { ArrowRight, Feather, Lightbulb, ShieldCheck, UserRound, Zap } from 'lucide-react';
import { settings } from '../../settings';
import { tools } from '../../tools/index';
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { TextLink } from '../../ui/text-link';
import { FactCards, type Fact, Section } from '../section';
import { SizeLimitList } from '../size-limits';

export const values: readonly Fact[] = [
  {
    icon: Feather,
    title: 'Simplicity',
    text: 'One box, one button. Everything else waits under “Options”.',
  },
  {
    icon: UserRound,
    title: 'User-First',
    text: 'Works on a phone, with a keyboard and with a screen reader, and explains in plain words when something goes wrong.',
  },
  {
    icon: Zap,
    title: 'Speed',
    text: 'Work runs in the background, so the page stays responsive. Large files show progress and can be canceled.',
  },
  {
    icon: ShieldCheck,
    title: 'Privacy',
    text: 'What you enter stays on your device. The site is built so that it can’t be sent.',
  },
];

/** The people behind the site, by role. A site's owner should edit this. */
const team = [
  { role: 'Engineering', text: 'Builds the tools, benchmarks them against native programs and tests every promise.' },
  { role: 'Design', text: 'Makes every tool clear at first glance, on a phone or with just a keyboard.' },
  { role: 'Support', text: 'Reads and answers every message and idea.' },
] as const;

/** Only true figures: the first one is counted, and tests of the site enforce the others. */
const figures = [
  { figure: String(tools.length), text: tools.length === 1 ? 'tool in the catalog' : 'tools in the catalog' },
  { figure: '0 bytes', text: 'of your tool input sent to a server' },
  { figure: '0', text: 'accounts needed' },
  { figure: '$0', text: 'for every tool, always' },
] as const;

export default function AboutUsPage() {
  return (
    <div className="flex flex-col gap-14">
      <header className="flex flex-col gap-3">
        <PageHeading>About {settings.name}</PageHeading>
        <p className="max-w-[60ch] text-lg text-muted">
          The small tools everyone needs now and then, without handing your files to anyone.
        </p>
      </header>
      <Figures />
      <MissionAndVision />
      <Section title="File size limits">
        <SizeLimitList />
      </Section>
      <Section title="Our Values">
        <FactCards facts={values} />
        <p className="text-sm text-muted">
          Don’t take our word for it: <TextLink to="/benchmark">measure the tools on your device</TextLink>, next to
          what other sites use.
        </p>
      </Section>
      <Team />
      <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-lg bg-accent-soft p-6 sm:p-8">
        <p className="max-w-[40ch] text-lg font-medium">Try a tool, or tell us what’s missing.</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/tools" variant="primary">
            Explore Tools
            <ArrowRight aria-hidden className="size-4" />
          </LinkButton>
          <LinkButton to="/tool-ideas" icon={Lightbulb}>
            Suggest a Tool
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
        Our Impact
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
      <Section title="Our Mission">
        <p className="max-w-[60ch] text-muted">
          To give everyone the everyday tools of digital work: free, instant, no sign-up. Every tool runs in your
          browser. Most take files of any size, and all say so plainly when something can’t be done.
        </p>
      </Section>
      <Section title="Our Vision">
        <p className="max-w-[60ch] text-muted">
          A web where using a tool never means giving away your data. Browsers are now powerful enough for work that
          used to need a server, and we want to show how far that goes.
        </p>
      </Section>
    </div>
  );
}

function Team() {
  return (
    <Section title="Our Team">
      <ul className="grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {team.map(({ role, text }) => (
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
