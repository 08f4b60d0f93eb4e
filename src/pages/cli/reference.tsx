// The options of all commands, with a search. It loads late, because it is larger than the rest of the page.
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import reference from 'virtual:command-reference';
import { say } from '../../../workers/words/in-words';
import { useIsPrerendered } from '../../hydration/prerendered-html';
import { controlClasses } from '../../ui/field';
import { TextLink } from '../../ui/text-link';
import { Section } from '../section';
import { OptionList, Snippet } from './snippet';
import * as texts from './words';

const { common, tools } = reference;

/** Every word must be in the tool's name, its description or its options. */
function findTools(search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter(({ name, title, description, options }) => {
    const text = [name, title, description, ...options.flat()].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export default function Reference() {
  const [search, setSearch] = useState('');
  const isPrerendered = useIsPrerendered();
  useEffect(() => {
    // The browser looked for the address's tool before this list was rendered.
    if (!isPrerendered) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isPrerendered]);
  const found = findTools(useDeferredValue(search));
  return (
    <Section title={texts.reference}>
      <search className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 inset-s-3 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className={`${controlClasses} h-11 pe-2 ps-10`}
        />
      </search>
      <p role="status" className={found.length === tools.length ? 'sr-only' : 'text-sm text-muted'}>
        {found.length === 0 ? texts.nothingFound : say(texts.found, { found: found.length, all: tools.length })}
      </p>
      {found.length > 0 && (
        <nav aria-label={texts.foundTools}>
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
          {texts.everyTool}
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
          <Snippet label={say(texts.copyUsage, { name })} text={usage} />
          {options.length > 0 && <OptionList rows={options} />}
        </section>
      ))}
    </Section>
  );
}
