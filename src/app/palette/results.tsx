// The palette's results as a list of links.
import { ComboboxItem, ComboboxList } from '@ariakit/react/combobox';
import { say } from '../../../workers/words/in-words';
import { Link } from '../../ui/link';
import { TextLink } from '../../ui/text-link';
import type { PaletteEntry } from './entries';
import * as lateWords from './late-words';
import * as words from './words';

interface ResultsProps {
  entries: readonly PaletteEntry[];
  /** Called before the new page is shown. */
  onChoose: () => void;
}

export function Results({ entries, onChoose }: ResultsProps) {
  const isEmpty = entries.length === 0;
  return (
    <>
      <ComboboxList
        alwaysVisible
        aria-label={words.results}
        className="max-h-[min(26rem,50dvh)] overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {entries.map((entry) => (
          <Result key={`${entry.kind} ${entry.title}`} entry={entry} onChoose={onChoose} />
        ))}
      </ComboboxList>
      {isEmpty && (
        <p className="px-6 py-8 text-center">
          {words.isSomethingMissing}{' '}
          <TextLink to="/tool-ideas" onClick={onChoose}>
            {words.suggestTool}
          </TextLink>
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-line px-4 py-2.5 text-xs text-muted">
        <p role="status">{isEmpty ? words.noMatch : say(lateWords.count, { count: entries.length })}</p>
        <p aria-hidden className="pointer-coarse:hidden">
          {words.keys}
        </p>
      </div>
    </>
  );
}

function Result({ entry, onChoose }: { entry: PaletteEntry; onChoose: () => void }) {
  const { title, target, kind, icon: Icon } = entry;
  const act = () => {
    onChoose();
    if (typeof target !== 'string') target();
  };
  return (
    <ComboboxItem
      focusOnHover
      onClick={act}
      {...(typeof target === 'string' && { render: <Link to={target} /> })}
      className="flex min-h-touch cursor-pointer items-center gap-3 rounded-md border-s-4 border-transparent px-3 py-1.5 text-sm data-active-item:border-accent data-active-item:bg-accent-soft"
    >
      <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 font-medium">{title}</span>
      <span className="shrink-0 text-xs text-muted">{kind}</span>
    </ComboboxItem>
  );
}
