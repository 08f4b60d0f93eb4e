import { Bot, Terminal, Workflow } from 'lucide-react';
import type { HelpRow } from '../../../workers/contract/options/command';
import { HydratedInView } from '../../hydration/hydrated-in-view';
import { loadable, useLoadSoon } from '../../hydration/loadable';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/page-heading';
import { FactCards, type Fact, Section } from '../section';
import { examples } from './examples';
import { Code, OptionList, Snippet } from './snippet';

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
  {
    icon: Terminal,
    title: 'The same results',
    text: 'The code of the site’s tools, and the same bytes. It works offline and sends nothing anywhere.',
  },
  {
    icon: Workflow,
    title: 'Made for scripts',
    text: 'Files of many gigabytes, pipes, exit codes, and results as JSON. Output files appear once they are complete.',
  },
  {
    icon: Bot,
    title: 'Ready for agents',
    text: 'An MCP server gives agents the tools, but only the folders that you name. Large files stay out of the conversation.',
  },
];

const exitCodes: readonly HelpRow[] = [
  ['0', 'Done.'],
  ['1', 'A negative answer: texts differ, nothing matches, a hash or a signature is wrong, JSON isn’t valid.'],
  ['2', 'A problem: wrong arguments, a file that can’t be read, an input that can’t be processed.'],
  ['130, 143', 'Canceled by Ctrl+C, or ended by SIGTERM.'],
];

export default function CommandLinePage() {
  useLoadSoon(late);
  return (
    <div className="flex flex-col gap-14">
      <header className="flex flex-col gap-3">
        <PageHeading>Command Line</PageHeading>
        <p className="max-w-[60ch] text-lg text-muted">
          The same tools in your terminal, in scripts, in Node and for agents. Nothing leaves your computer.
        </p>
      </header>
      <FactCards facts={facts} />
      <Section title="Install">
        <p className="max-w-[65ch] text-muted">
          It needs Node 20.19 or later and has no dependencies. In a copy of this site’s source, after{' '}
          <Code>npm ci</Code>:
        </p>
        <Snippet label="the commands that install it" text={INSTALL} />
        <p className="max-w-[65ch] text-muted">
          Then <Code>toolyard list</Code> shows the tools, and <Code>toolyard help json</Code> the options of one. On a
          tool’s page, <strong className="font-medium text-ink">Copy as command</strong> copies the command with your
          options, without your input.
        </p>
      </Section>
      <Section title="Examples">
        <ul className="grid grid-cols-1 gap-4 @3xl:grid-cols-2">
          {examples.map(({ title, command, prints }) => (
            <li key={title} className="flex min-w-0 flex-col gap-2">
              <h3 className="font-medium">{title}</h3>
              <Snippet label={`the example “${title}”`} text={command} prints={prints} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="In scripts">
        <p className="max-w-[65ch] text-muted">
          Results go to standard output or to <Code>--output FILE</Code>, notes and errors to standard error. Keys come
          from a file, a file descriptor or the variable <Code>TOOLYARD_KEY</Code>, never from an argument.
        </p>
        <Card>
          <OptionList rows={exitCodes} />
        </Card>
      </Section>
      <div className="grid grid-cols-1 gap-14 @4xl:grid-cols-2 @4xl:gap-8">
        <Section title="For agents">
          <p className="text-muted">
            <Code>toolyard mcp</Code> is a server for the Model Context Protocol. It reads and writes only below the
            folders of <Code>--root</Code>. Results over 16 KB become files.
          </p>
          <Snippet label="the configuration of an agent" text={AGENT} />
        </Section>
        <Section title="In Node">
          <p className="text-muted">
            The package exports <Code>run</Code>, with types for every tool. An input is text, bytes, a Blob or a
            stream.
          </p>
          <Snippet label="the program" text={LIBRARY} />
        </Section>
      </div>
      <Section title="What is left out">
        <ul className="flex max-w-[65ch] list-disc flex-col gap-1.5 ps-5 text-muted">
          <li>Currency Converter: it needs exchange rates from the network.</li>
          <li>MP4 to MP3 Converter: its engines are made for browsers. The program ffmpeg does the same.</li>
          <li>QR codes are read from PNG, JPEG, GIF and BMP. Other images and the camera need a browser.</li>
        </ul>
      </Section>
      <HydratedInView>
        <commandReference.Component />
      </HydratedInView>
    </div>
  );
}
