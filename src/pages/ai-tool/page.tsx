// The page of an announced AI tool: what it will do, a preview, and a form for updates.
import { useLocation } from 'react-router-dom';
import { Copy, Download, Image, Share, Sparkles, X, type LucideIcon } from 'lucide-react';
import { say } from '../../../workers/words/in-words';
import { useToday } from '../../lib/build-version';
import { aiTools, expectation, type AiTool } from '../../tools/ai-tools';
import { Badge } from '../../ui/badge';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { NotifyButton } from '../coming-soon/notify-button';
import { sitePageAt } from '../find-page';
import { FactCards, Section } from '../section';
import { teasers, type Teaser, type Preview, type PreviewAction } from './teasers';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import * as words from './words';

export default function AiToolPage() {
  const { pathname } = useLocation();
  const tool = aiTools.find(({ path }) => path === sitePageAt(pathname)?.paths[0]);
  const teaser = tool && teasers[tool.id];
  if (!teaser) throw new Error(`${pathname} has no AI tool`);
  return <Announced key={tool.id} tool={tool} teaser={teaser} />;
}

function Announced({ tool, teaser }: { tool: AiTool; teaser: Teaser }) {
  const { name, description } = tool;
  return (
    <div className="flex flex-col gap-12">
      <header className="flex flex-col gap-3">
        <Breadcrumbs crumbs={[{ label: words.home, to: '/' }, { label: words.tools, to: '/tools' }, { label: name }]} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="accent">{words.comingSoon}</Badge>
          <span className="text-xs text-muted">{words.free}</span>
        </div>
        <PageHeading>{name}</PageHeading>
        <p className="max-w-[60ch] text-lg text-muted">{description}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <NotifyButton>{words.notify}</NotifyButton>
          <LinkButton to="/coming-soon">{words.allAiTools}</LinkButton>
        </div>
      </header>
      <Section title={words.features}>
        <FactCards facts={teaser.features} />
      </Section>
      <Section title={words.preview}>
        <p className="max-w-[60ch] text-muted">{words.previewNote}</p>
        <PreviewInterface preview={teaser.preview} />
      </Section>
      <About name={name} teaser={teaser} />
    </div>
  );
}

function About({ name, teaser }: { name: string; teaser: Teaser }) {
  const today = useToday();
  return (
    <Section title={say(words.about, { name })}>
      <div className="flex max-w-[68ch] flex-col gap-4 text-muted">
        <p>{teaser.about}</p>
        <p>{words.onDevice}</p>
      </div>
      <dl className="flex flex-wrap gap-x-12 gap-y-4 border-t border-line pt-5">
        <Term name={words.price} text={words.free} />
        <Term name={words.when} text={expectation(today)} />
      </dl>
    </Section>
  );
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium">{text}</dd>
    </div>
  );
}

const icons: Record<PreviewAction, LucideIcon> = {
  generate: Sparkles,
  clear: X,
  copy: Copy,
  download: Download,
  share: Share,
};

const ignored = () => undefined;

/** All of its controls are disabled. */
function PreviewInterface({ preview }: { preview: Preview }) {
  const { input, choices, output, actions } = preview;
  const [first, ...others] = actions;
  return (
    <Card className="grid grid-cols-1 gap-6 @3xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <TextArea {...input} rows={5} disabled />
        <div className="grid grid-cols-1 gap-4 @lg:grid-cols-2">
          {choices.map(({ label, value }) => (
            <Select
              key={label}
              label={label}
              value={value}
              options={[{ value, label: value }]}
              onChange={ignored}
              disabled
            />
          ))}
        </div>
        {first && <PreviewButton action={first} variant="primary" />}
      </div>
      <div className="flex flex-col gap-4">
        {output === 'image' ? <ImageResult /> : <TextResult mono={output === 'code'} />}
        <div className="mt-auto flex flex-wrap gap-3">
          {others.map((action) => (
            <PreviewButton key={action} action={action} variant="secondary" />
          ))}
        </div>
      </div>
    </Card>
  );
}

function PreviewButton({ action, variant }: { action: PreviewAction; variant: 'primary' | 'secondary' }) {
  return (
    <Button variant={variant} icon={icons[action]} disabled className="self-start">
      {words.actions[action]}
    </Button>
  );
}

const TextResult = ({ mono }: { mono: boolean }) => (
  <TextArea label={words.result} placeholder={words.emptyResult} rows={8} disabled mono={mono} />
);

function ImageResult() {
  return (
    <div className="flex flex-1 flex-col gap-1.5">
      <p className="text-sm font-medium">{words.result}</p>
      <div className="flex min-h-48 flex-1 flex-col items-center justify-center gap-2 rounded-md border border-dashed border-line-strong bg-sunken text-sm text-muted">
        <Image aria-hidden className="size-8" />
        {words.emptyResult}
      </div>
    </div>
  );
}
