import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { say } from '../../../workers/words/in-words';
import { AdSlot } from '../../ads/ad-slot';
import { HydratedInView } from '../../hydration/hydrated-in-view';
import { lateModule } from '../../hydration/late-module';
import { tools } from '../../tools/index';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { RichText } from '../../ui/rich-text';
import { TextLink } from '../../ui/text-link';
import { tracking } from '../../visitor/tracking';
import { AiToolGrid, ToolGrid } from '../tool-cards';
import { useQuery } from '../use-query';
import { CatalogFilters, filterTools, toCategoryChoice, type CategoryChoice } from './catalog-filters';
import * as words from './words';

/** Search works only after hydration. */
const discoveries = lateModule(() => import('../../tools/discoveries'));

export default function ToolsPage() {
  const { search, category, setSearch, setCategory, clear } = useCatalogAddress();
  const searchBox = useRef<HTMLInputElement>(null);
  const keywordsOf = discoveries.use(search)?.keywordsOf;
  const found = filterTools(tools, { search, category, keywordsOf });
  useToldSearch(search, found.length);
  const clearAll = () => {
    clear();
    searchBox.current?.focus();
  };
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>{words.title}</PageHeading>
        <p className="max-w-[60ch] text-muted">{words.purpose}</p>
      </div>
      <AdSlot place="toolsTop" format="leaderboard" />
      <CatalogFilters
        search={search}
        category={category}
        searchBox={searchBox}
        onSearch={setSearch}
        onCategory={setCategory}
        onClear={clearAll}
      />
      <section aria-labelledby="found" className="flex flex-col gap-4">
        <h2 id="found" className="sr-only">
          {words.tools}
        </h2>
        <p role="status" className={found.length === 0 ? 'sr-only' : 'text-sm text-muted'}>
          {found.length === 0 ? words.noMatch : say(words.found, { count: found.length })}
        </p>
        {found.length === 0 ? <NothingFound onClear={clearAll} /> : <ToolGrid tools={found} />}
      </section>
      <AdSlot place="toolsMiddle" />
      <section aria-labelledby="ai-tools" className="flex flex-col gap-4 border-t border-line pt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="ai-tools" className="text-xl font-semibold">
            {words.aiTools}
          </h2>
          <TextLink to="/coming-soon">{words.comingSoon}</TextLink>
        </div>
        <HydratedInView>
          <AiToolGrid />
        </HydratedInView>
      </section>
      <p className="text-sm text-muted">
        <RichText text={words.isMissing} tags={{ link: ideaLink }} />
      </p>
    </div>
  );
}

const ideaLink = (inside: string) => <TextLink to="/tool-ideas">{inside}</TextLink>;

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="text-lg font-semibold">{words.nothingFound}</p>
      <p className="max-w-[44ch] text-sm text-muted">
        <RichText text={words.nothingFoundText} tags={{ link: ideaLink }} />
      </p>
      <Button className="mt-4" onClick={onClear}>
        {words.clearAll}
      </Button>
    </div>
  );
}

const REST_MS = 1000;

/** Longer text was pasted by mistake. It isn't a search, and may be private. */
const LONGEST = 100;

/** Reports a catalog search to analytics once the visitor has stopped typing, if the visitor allows that. */
function useToldSearch(search: string, found: number): void {
  const query = search.trim().toLowerCase();
  useEffect(() => {
    if (query === '' || query.length > LONGEST) return;
    const tell = () => tracking.happened({ category: 'Search', action: 'search', query, found });
    const timer = window.setTimeout(tell, REST_MS);
    return () => window.clearTimeout(timer);
  }, [query, found]);
}

// Safari refuses more than a hundred address changes in a short time, so typing is written to the address when it pauses.
const PAUSE_MS = 250;

/** The address has the search and the category, so a filtered catalog can be linked to and survives a reload. */
function useCatalogAddress() {
  const params = useQuery();
  const [, setParams] = useSearchParams();
  // Text typed since the address was last written.
  const [draft, setDraft] = useState<string>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = draft ?? params.get('search') ?? '';
  const category = toCategoryChoice(params.get('category'));

  const write = (nextSearch: string, nextCategory: CategoryChoice) => {
    window.clearTimeout(timer.current);
    const next = new URLSearchParams();
    if (nextSearch) next.set('search', nextSearch);
    if (nextCategory !== 'all') next.set('category', nextCategory);
    setDraft(undefined);
    // Back undoes the choice of a category, but not typing: otherwise, each word would be a step.
    setParams(next, { replace: nextCategory === category });
  };

  return {
    search,
    category,
    setSearch: (text: string) => {
      setDraft(text);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => write(text, category), PAUSE_MS);
    },
    setCategory: (choice: CategoryChoice) => write(search, choice),
    clear: () => write('', 'all'),
  };
}
