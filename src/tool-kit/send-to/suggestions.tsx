// An input's kind, its short answer, and the tools for it. Used on the home page, and for drops outside of a tool.
import clsx from 'clsx';
import { Copy, CornerDownLeft, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import type { ShortAnswer } from '../../../workers/kernels/identify/spec';
import { say } from '../../../workers/words/in-words';
import { Button } from '../../ui/button';
import { describeDetection, otherReadings, type Detection } from './use-detection';
import { useCopy } from '../copy-and-download';
import * as words from './words';

/** Something that the visitor can do next. */
export interface Suggestion {
  readonly key: string;
  readonly icon: LucideIcon | undefined;
  readonly title: string;
  readonly does: string;
  readonly act: () => void;
}

export function FoundLine({ detection }: { detection: Detection }) {
  const others = otherReadings(detection.findings);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <p className="font-semibold">{describeDetection(detection)}</p>
      {others !== undefined && <p className="text-xs text-muted">{others}</p>}
    </div>
  );
}

/** `shown`: the beginning of a long text, which is copied whole. */
export type ShownAnswer = Readonly<Record<keyof ShortAnswer, string>> & { readonly shown?: string };

interface AnswerBoxProps {
  /** Without a text, the answer is still being computed. */
  answer: Omit<ShownAnswer, 'text'> & { readonly text?: string };
  /** Shows that Enter copies the answer. */
  hasEnter?: boolean;
  copyRef?: Ref<HTMLButtonElement>;
}

export function AnswerBox({ answer: { label, text, shown }, hasEnter = false, copyRef }: AnswerBoxProps) {
  const copy = useCopy();
  return (
    <figure
      className={clsx(
        'flex flex-wrap items-start justify-end gap-x-2 rounded-md border py-1 pe-1 ps-3',
        hasEnter ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-40 flex-col py-1.5">
        <figcaption className="text-xs text-muted">{label}</figcaption>
        <output
          aria-live="off"
          className="max-h-[50dvh] overflow-auto font-mono text-sm break-words whitespace-pre-wrap select-all"
        >
          {shown ?? text ?? words.computing}
        </output>
      </div>
      <Button
        ref={copyRef}
        variant="ghost"
        icon={Copy}
        aria-label={say(words.copyAnswer, { label })}
        disabled={text === undefined}
        onClick={() => void copy(text ?? '')}
      >
        {words.copy}
        {hasEnter && <CornerDownLeft aria-hidden className="size-4 text-muted" />}
      </Button>
    </figure>
  );
}

interface SuggestionListProps {
  label: string;
  suggestions: readonly Suggestion[];
  /** Shows that Enter chooses the first one. */
  hasEnter?: boolean;
}

export function SuggestionList({ label, suggestions, hasEnter = false }: SuggestionListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2 @xl:grid-cols-2">
      {suggestions.map(({ key, icon: Icon, title, does, act }, at) => (
        <li key={key}>
          <button
            type="button"
            onClick={act}
            className={`flex min-h-12 w-full items-center gap-3 rounded-md border px-3 py-1.5 text-start transition-colors hover:border-accent ${
              at === 0 && hasEnter ? 'border-accent bg-accent-soft' : 'border-line bg-surface'
            }`}
          >
            {Icon && <Icon aria-hidden className="size-5 shrink-0 text-accent" />}
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="text-sm font-medium">{does}</span>
              <span className="text-xs text-muted">{title}</span>
            </span>
            {at === 0 && hasEnter && <CornerDownLeft aria-hidden className="size-4 shrink-0 text-muted" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
