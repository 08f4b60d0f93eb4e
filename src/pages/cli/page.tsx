import { Bot, Copy, Search, Terminal, Workflow } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import reference from 'virtual:command-reference';
import type { HelpRow } from '../../../workers/contract/command';
import { useCopy } from '../../tool-kit/copy-and-download';
import { Card } from '../../ui/card';
import { controlClasses } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { PageHeading } from '../../ui/page-heading';
import { TextLink } from '../../ui/text-link';
import { FactCards, type Fact, Section } from '../section';
import { examples } from './examples';

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
        <ul className="flex max-w-[65ch] list-disc flex-col gap-1.5 pl-5 text-muted">
          <li>Currency Converter: it needs exchange rates from the network.</li>
          <li>MP4 to MP3 Converter: its engines are made for browsers. The program ffmpeg does the same.</li>
          <li>QR codes are read from PNG, JPEG, GIF and BMP. Other images and the camera need a browser.</li>
        </ul>
      </Section>
      <Reference />
    </div>
  );
}

const Code = ({ children }: { children: ReactNode }) => (
  <code translate="no" className="font-mono text-[0.9em] text-ink">
    {children}
  </code>
);

interface SnippetProps {
  /** What is copied, after “Copy”. */
  label: string;
  text: string;
  prints?: string;
}

function Snippet({ label, text, prints }: SnippetProps) {
  const copy = useCopy();
  return (
    <div className="flex min-w-0 items-start gap-1 rounded-md border border-line bg-sunken pl-4">
      <pre
        translate="no"
        className="min-w-0 flex-1 py-3 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
      >
        <code>{text}</code>
        {prints !== undefined && <samp className="mt-1 block font-mono text-muted">{prints}</samp>}
      </pre>
      <IconButton icon={Copy} label={`Copy ${label}`} onClick={() => void copy(text)} className="my-1 mr-1" />
    </div>
  );
}

function OptionList({ rows }: { rows: readonly HelpRow[] }) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {rows.map(([flags, help]) => (
        <div key={flags} className="grid grid-cols-1 gap-x-6 gap-y-0.5 @3xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
          <dt translate="no" className="font-mono break-words text-ink">
            {flags}
          </dt>
          <dd className="min-w-0 break-words text-muted">{help}</dd>
        </div>
      ))}
    </dl>
  );
}

const { common, tools } = reference;

/** Every word is in the tool's name, its description or its options. */
function findTools(search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter(({ name, title, description, options }) => {
    const text = [name, title, description, ...options.flat()].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function Reference() {
  const [search, setSearch] = useState('');
  const found = findTools(useDeferredValue(search));
  return (
    <Section title="Reference">
      <search className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label="Search the reference"
          placeholder="Search by tool, option or value"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className={`${controlClasses} h-11 pr-2 pl-10`}
        />
      </search>
      <p role="status" className={found.length === tools.length ? 'sr-only' : 'text-sm text-muted'}>
        {found.length === 0
          ? 'Nothing found. Search for another word.'
          : `${String(found.length)} of ${String(tools.length)} tools`}
      </p>
      {found.length > 0 && (
        <nav aria-label="Tools in the reference">
          <ul className="flex flex-wrap gap-1.5">
            {found.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 font-mono text-sm text-muted transition-colors hover:border-ink hover:text-ink pointer-coarse:min-h-touch"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section aria-labelledby="every-tool" className="flex flex-col gap-4 rounded-lg bg-accent-soft p-5 sm:p-6">
        <h3 id="every-tool" className="font-semibold">
          Options of every tool
        </h3>
        <OptionList rows={common} />
      </section>
      {found.map(({ name, id, title, description, usage, options }) => (
        <section
          key={name}
          aria-labelledby={name}
          className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 id={name} className="scroll-mt-20 font-mono text-lg font-semibold">
              {name}
            </h3>
            <TextLink to={`/tool/${id}`} className="text-sm">
              {title}
            </TextLink>
          </div>
          <p className="text-sm text-muted">{description}</p>
          <Snippet label={`the usage of ${name}`} text={usage} />
          {options.length > 0 && <OptionList rows={options} />}
        </section>
      ))}
    </Section>
  );
}
