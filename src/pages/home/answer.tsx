// The part below the field: the input's kind, its short answer, and the tools for it; for a few letters, the tools found by them.
import { rankings } from 'match-sorter';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import type { Given } from '../../tool-kit/send-to/offer';
import { AnswerBox, FoundLine, SuggestionList, type Suggestion } from '../../tool-kit/send-to/suggestions';
import { describeDetection, isTelling, useDetection, type Detection } from '../../tool-kit/send-to/use-detection';
import { useMove } from '../../tool-kit/send-to/use-move';
import { discoveries, keywordsOf } from '../../tools/discoveries';
import { tools } from '../../tools/index';
import { toolPath } from '../../tools/lookup';
import { matchWords, type SearchKeys } from '../match-words';
import { TextLink } from '../../ui/text-link';
import { tracking } from '../../visitor/tracking';

interface AnswerProps {
  given: Given;
  /** The first suggestion is to be taken as soon as it is known. */
  isWanted: boolean;
}

/** Longer text is not a search. */
const SEARCH_UNITS = 40;
const MOST_SHOWN = 6;

const isSearch = (given: Given) =>
  given.kind === 'text' && given.text.trim() !== '' && given.text.length <= SEARCH_UNITS && !given.text.includes('\n');

export default function Answer({ given, isWanted }: AnswerProps) {
  const detection = useDetection(given);
  const offered = useOffers(detection);
  const found = useFound(given);
  const isSure = isTelling(detection?.findings[0]);
  // Text that finds tools is a search, even if it is something else as well.
  const suggestions = isSure && !(found.length > 0 && isWord(given)) ? [...offered, ...found] : [...found, ...offered];
  const isPlainSearch = found.length > 0 && !isSure;
  const shown = (isPlainSearch ? found : suggestions).slice(0, MOST_SHOWN);
  const [first] = shown;
  const take = useEffectEvent(() => first?.act());
  const isReady = detection !== undefined;
  useEffect(() => {
    if (isWanted && isReady) take();
  }, [isWanted, isReady]);
  if (!detection) return <div className="min-h-20" />;
  const { answer } = detection.findings[0] ?? {};
  return (
    <section aria-label="What this is" className="@container flex flex-col gap-3">
      {isPlainSearch ? <p className="text-sm text-muted">Tools that match</p> : <FoundLine detection={detection} />}
      {answer && <AnswerBox answer={answer} />}
      {shown.length > 0 ? (
        <SuggestionList label="Suggested tools" suggestions={shown} hasEnter />
      ) : (
        <p className="text-sm text-muted">
          Is something missing? <TextLink to="/tool-ideas">Suggest a tool</TextLink>
        </p>
      )}
      <p role="status" className="sr-only">
        {isPlainSearch ? `${String(found.length)} tools found` : describeDetection(detection)}
      </p>
    </section>
  );
}

/** Letters alone: "red", "hash". */
const isWord = (given: Given) => given.kind === 'text' && /^[a-z ]+$/i.test(given.text);

function useOffers(detection: Detection | undefined): readonly Suggestion[] {
  const move = useMove();
  if (!detection) return [];
  return detection.offers.map((offer) => ({
    key: `${offer.tool.id} ${offer.does}`,
    icon: offer.icon,
    title: offer.tool.title,
    does: offer.does,
    act: () => {
      tracking.happened({ category: 'User Engagement', action: 'click', label: 'send to' });
      move(detection.given, offer);
    },
  }));
}

function useFound(given: Given): readonly Suggestion[] {
  const navigate = useNavigate();
  if (given.kind !== 'text' || !isSearch(given)) return [];
  return findTools(given.text).map((tool) => ({
    key: tool.id,
    icon: discoveries[tool.id]?.icon,
    title: tool.description,
    does: tool.title,
    act: () => void navigate(toolPath(tool)),
  }));
}

// Found in the title counts most; within equals, the earlier key does.
const keys: SearchKeys<ToolDefinition> = {
  names: [
    'title',
    { key: ({ id, aliases = [] }) => [id, ...aliases, ...keywordsOf(id)], maxRanking: rankings.STARTS_WITH },
  ],
  others: [
    { key: 'category', maxRanking: rankings.CONTAINS },
    { key: 'description', maxRanking: rankings.CONTAINS },
  ],
};

export const findTools = (text: string): readonly ToolDefinition[] => matchWords(tools, text, keys);
