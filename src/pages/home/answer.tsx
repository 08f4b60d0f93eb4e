// The part below the field: the input's kind, its short answer, and the tools for it. For a few letters, it has the tools that
// they find.
import { nanoid } from '@reduxjs/toolkit';
import { Bookmark } from 'lucide-react';
import { rankings } from 'match-sorter';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { say } from '../../../workers/words/in-words';
import { chooseFiles, chooseText } from '../../state/choose-input';
import { useAppDispatch } from '../../state/hooks';
import { RECIPE } from '../../state/recipe';
import { useClient } from '../../state/services-context';
import { useCopy } from '../../tool-kit/copy-and-download';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import type { Given } from '../../tool-kit/send-to/offer';
import {
  AnswerBox,
  FoundLine,
  SuggestionList,
  type ShownAnswer,
  type Suggestion,
} from '../../tool-kit/send-to/suggestions';
import {
  describeDetection,
  isTelling,
  isTextKind,
  useDetection,
  type Detection,
} from '../../tool-kit/send-to/use-detection';
import { useMove } from '../../tool-kit/send-to/use-move';
import { keptRates } from '../../tools/currency-converter/rates';
import { labels } from '../../tools/words';
import { discoveries, keywordsOf } from '../../tools/discoveries';
import { tools } from '../../tools/index';
import { toolPath } from '../../tools/lookup';
import { matchWords, type SearchKeys } from '../match-words';
import { RichText } from '../../ui/rich-text';
import { TextLink } from '../../ui/text-link';
import { findAnswer, isHashed } from './short-answers';
import { openCode } from '../recipe/late-steps';
import { savedPath, savedRecipes } from '../../visitor/saved-recipes';
import { tracking } from '../../visitor/tracking';
import * as lateWords from './late-words';
import * as words from './words';

interface AnswerProps {
  given: Given;
  /**
   * A new object each time that Enter is pressed. As soon as it is known, the answer is copied or the first suggestion is
   * chosen.
   */
  wanted: object | undefined;
}

/** Longer text isn't a search. */
const SEARCH_UNITS = 40;
const MOST_SHOWN = 6;

const isSearch = (given: Given) =>
  given.kind === 'text' && given.text.trim() !== '' && given.text.length <= SEARCH_UNITS && !given.text.includes('\n');

export default function Answer({ given, wanted }: AnswerProps) {
  const detection = useDetection(given);
  const offered = useOffers(detection);
  const found = useFound(given);
  const isSure = isTelling(detection?.findings[0]);
  // If the text finds tools, it is a search, even if it could be something else as well.
  const isSearchFirst = found.length > 0 && (!isSure || isWord(given));
  const suggestions = isSearchFirst ? [...found, ...offered] : [...offered, ...found];
  const isPlainSearch = found.length > 0 && !isSure;
  const shown = (isPlainSearch ? found : suggestions).slice(0, MOST_SHOWN);
  const [first] = shown;
  const recipes = useRecipes(detection);
  const { answer, isPending } = useShortAnswer(detection);
  const copy = useCopy();
  const isAnswered = answer !== undefined && !isSearchFirst;
  const take = useEffectEvent(() => (isAnswered ? void copy(answer.text) : first?.act()));
  const isReady = detection !== undefined && !isPending;
  useEffect(() => {
    if (wanted && isReady) take();
  }, [wanted, isReady]);
  const isMissing = isSure && !answer && !isPending && !isSearchFirst && hasNoTool(detection);
  const copyButton = useFocusAfterFiles(given, isAnswered);
  if (!detection) return <div className="min-h-20" />;
  return (
    <section aria-label={words.answer} className="@container flex flex-col gap-3">
      {isPlainSearch ? <p className="text-sm text-muted">{words.matches}</p> : <FoundLine detection={detection} />}
      {answer ? (
        <AnswerBox answer={answer} hasEnter={isAnswered} copyRef={copyButton} />
      ) : (
        isPending && isHashed(detection) && <AnswerBox answer={{ label: 'SHA-256' }} />
      )}
      {recipes.length > 0 && (
        <>
          <p className="text-sm text-muted">{say(lateWords.recipesFit, { count: recipes.length })}</p>
          <SuggestionList label={words.ownRecipes} suggestions={recipes} />
        </>
      )}
      {isMissing && first && <NoTool title={detection.findings[0]?.title ?? ''} />}
      {shown.length > 0 ? (
        <SuggestionList label={words.suggestedTools} suggestions={shown} hasEnter={!isAnswered} />
      ) : (
        <p className="text-sm text-muted">
          <RichText text={words.isMissing} tags={{ link: ideaLink }} />
        </p>
      )}
      <p role="status" className="sr-only">
        {isPlainSearch
          ? say(lateWords.toolsFound, { count: found.length })
          : isAnswered
            ? spoken(describeDetection(detection), answer)
            : describeDetection(detection)}
      </p>
    </section>
  );
}

const ideaLink = (inside: string) => <TextLink to="/tool-ideas">{inside}</TextLink>;

/** An honest word where the offers are only those for any text. */
function NoTool({ title }: { title: string }) {
  return (
    <p className="border-b border-line pb-3 text-sm">
      <RichText text={say(words.noTool, { title })} tags={{ link: ideaLink }} />
    </p>
  );
}

const SPOKEN_UNITS = 120;

const spoken = (found: string, { label, text }: ShownAnswer) =>
  text.length > SPOKEN_UNITS
    ? say(words.spokenLongAnswer, { found, label })
    : say(words.spokenAnswer, { found, label, text });

/** With files there is no field for Enter, so the focus moves to Copy, unless the visitor has moved it in the meantime. */
function useFocusAfterFiles(given: Given, isAnswered: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
  }, [given]);
  useEffect(() => {
    if (given.kind === 'files' && isAnswered && document.activeElement === before.current) button.current?.focus();
  }, [given, isAnswered]);
  return button;
}

function useShortAnswer(detection: Detection | undefined): { answer?: ShownAnswer | undefined; isPending: boolean } {
  const client = useClient();
  const [found, setFound] = useState<{ readonly of: Detection; readonly answer: ShownAnswer | undefined }>();
  useEffect(() => {
    if (!detection) return;
    const runId = nanoid();
    let isCurrent = true;
    const keep = (answer?: ShownAnswer) => {
      if (isCurrent) setFound({ of: detection, answer });
    };
    findAnswer(detection, { client, keptRates: keptRates.get }, runId).then(keep, () => keep());
    return () => {
      isCurrent = false;
      client.cancel(runId);
    };
  }, [detection, client]);
  return found?.of === detection ? { answer: found?.answer, isPending: false } : { isPending: detection !== undefined };
}

const hasNoTool = (detection: Detection | undefined) => {
  const [first] = detection?.findings ?? [];
  return first !== undefined && isTextKind(first.kind) && !detection?.offers.some(({ of }) => of === first.kind);
};

/** Letters alone: "red", "hash". */
const isWord = (given: Given) => given.kind === 'text' && /^[a-z ]+$/i.test(given.text);

function useOffers(detection: Detection | undefined): readonly Suggestion[] {
  const move = useMove();
  if (!detection) return [];
  return detection.offers.map((offer) => ({
    key: `${offer.tool.id} ${offer.id}`,
    icon: offer.icon,
    title: offer.tool.title,
    does: offer.does,
    act: () => {
      tracking.happened({ category: 'User Engagement', action: 'click', label: 'send to' });
      move(detection.given, offer);
    },
  }));
}

/** The visitor's recipes that take this input. Choosing one puts the input into it but doesn't run it. */
function useRecipes(detection: Detection | undefined): readonly Suggestion[] {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const saved = savedRecipes.use();
  const code = openCode.use(detection && saved.length > 0);
  const [first] = detection?.findings ?? [];
  if (!code || !detection || !first || first.kind === 'empty') return [];
  const { given } = detection;
  const kind = { isText: isTextKind(first.kind), isJwt: first.kind === 'jwt' };
  return code
    .savedFor(saved, kind)
    .slice(0, MOST_SHOWN)
    .map((recipe) => ({
      key: recipe.id,
      icon: Bookmark,
      does: recipe.name,
      title: words.ownRecipe,
      act: () => {
        if (given.kind === 'files') dispatch(chooseFiles(RECIPE, given.files));
        else if (given.kind === 'text') dispatch(chooseText(RECIPE, given.text));
        void navigate(savedPath(recipe));
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

// A match in the title counts most. Among equals, the earlier key counts more.
const keys: SearchKeys<ToolDefinition> = {
  names: [
    'title',
    { key: ({ id, aliases = [] }) => [id, ...aliases, ...keywordsOf(id)], maxRanking: rankings.STARTS_WITH },
  ],
  others: [
    { key: ({ category }) => labels[category], maxRanking: rankings.CONTAINS },
    { key: 'description', maxRanking: rankings.CONTAINS },
  ],
};

export const findTools = (text: string): readonly ToolDefinition[] => matchWords(tools, text, keys);
