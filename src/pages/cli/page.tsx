import { Bot, Terminal, Workflow } from 'lucide-react';
import type { HelpRow } from '../../../workers/contract/options/command';
import { say } from '../../../workers/words/in-words';
import { HydratedInView } from '../../hydration/hydrated-in-view';
import { loadable, useLoadSoon } from '../../hydration/loadable';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/page-heading';
import { RichText } from '../../ui/rich-text';
import { FactCards, type Fact, Section } from '../section';
import { examples } from './examples';
import { Code, OptionList, Snippet } from './snippet';
import * as words from './words';

/** The build renders it into the page's HTML. */
export const commandReference = loadable(() => import('./reference'));
const late = [commandReference];

const INSTALL = 'npm run build:cli\nnpm install --global ./dist-cli';

const AGENT = `{
  "mcpServers": {
    "toolyard": {
      "command": "toolyard",
      "args": ["mcp", "--root", "/home/me/data"]
    }
  }
}`;

const LIBRARY = `import { run } from 'toolyard';

const { result } = await run('base64', 'hello', { urlSafe: true });
console.log(await result.text()); // aGVsbG8=`;

const facts: readonly Fact[] = [
  { icon: Terminal, ...words.sameResults },
  { icon: Workflow, ...words.forScripts },
  { icon: Bot, ...words.readyForAgents },
];

const exitCodes: readonly HelpRow[] = [
  ['0', words.exitCodes.done],
  ['1', words.exitCodes.negative],
  ['2', words.exitCodes.problem],
  ['130, 143', words.exitCodes.canceled],
];

const tags = {
  code: (inside: string) => <Code>{inside}</Code>,
  strong: (inside: string) => <strong className="font-medium text-ink">{inside}</strong>,
};

export default function CommandLinePage() {
  useLoadSoon(late);
  return (
    <div className="flex flex-col gap-14">
      <header className="flex flex-col gap-3">
        <PageHeading>{words.title}</PageHeading>
        <p className="max-w-[60ch] text-lg text-muted">{words.summary}</p>
      </header>
      <FactCards facts={facts} heading="h2" />
      <Section title={words.install}>
        <p className="max-w-[65ch] text-muted">
          <RichText text={words.needs} tags={tags} />
        </p>
        <Snippet label={words.copyInstall} text={INSTALL} />
        <p className="max-w-[65ch] text-muted">
          <RichText text={words.firstSteps} tags={tags} />
        </p>
      </Section>
      <Section title={words.examples}>
        <ul className="grid grid-cols-1 gap-4 @3xl:grid-cols-2">
          {examples.map(({ title, command, prints }) => (
            <li key={title} className="flex min-w-0 flex-col gap-2">
              <h3 className="font-medium">{title}</h3>
              <Snippet label={say(words.copyExample, { title })} text={command} prints={prints} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.scripts}>
        <p className="max-w-[65ch] text-muted">
          <RichText text={words.streams} tags={tags} />
        </p>
        <Card>
          <OptionList rows={exitCodes} />
        </Card>
      </Section>
      <div className="grid grid-cols-1 gap-14 @4xl:grid-cols-2 @4xl:gap-8">
        <Section title={words.agents}>
          <p className="text-muted">
            <RichText text={words.agentsText} tags={tags} />
          </p>
          <Snippet label={words.copyConfiguration} text={AGENT} />
        </Section>
        <Section title={words.node}>
          <p className="text-muted">
            <RichText text={words.nodeText} tags={tags} />
          </p>
          <Snippet label={words.copyProgram} text={LIBRARY} />
        </Section>
      </div>
      <Section title={words.leftOut}>
        <ul className="flex max-w-[65ch] list-disc flex-col gap-1.5 ps-5 text-muted">
          {words.leftOutTexts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <HydratedInView>
        <commandReference.Component />
      </HydratedInView>
    </div>
  );
}
