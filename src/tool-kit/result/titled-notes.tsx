// Notes with a heading, verdicts, and remarks. Loads with the results: see notes.tsx.
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToolErrorData } from '../../../workers/contract/run/errors';
import type { InWords, Said, TitledNote } from '../../../workers/contract/run/message';
import { AnnouncedTogether, Notice, type Tone } from '../../ui/notice';

interface TitledProps {
  note: InWords<Partial<TitledNote>>;
  tone: Tone;
  /** Also within a result, which is announced as a whole. */
  isAnnounced?: boolean;
  /** Below the text: places in the input, and buttons. */
  children?: ReactNode;
}

export function TitledNotice({ note: { title, text }, tone, isAnnounced = false, children }: TitledProps) {
  const notice = (
    <Notice tone={tone} {...(title !== undefined && { title })}>
      {text !== undefined && <p>{text}</p>}
      {children}
    </Notice>
  );
  return isAnnounced ? <AnnouncedTogether.Provider value={false}>{notice}</AnnouncedTogether.Provider> : notice;
}

/** Why an input can't be processed. */
export const Refusal = ({ error: { message } }: { error: ToolErrorData<string> }) => (
  <Notice tone="warn">{message}</Notice>
);

/** A positive verdict. It isn't a warning, so the view may have its words. */
export const Passed = ({ title, children }: { title?: string; children: string }) => (
  <Notice tone="success" {...(title !== undefined && { title })}>
    {children}
  </Notice>
);

interface VerdictProps {
  title: string;
  children?: ReactNode;
}

/** The one line that says what was done, with figures beside it. The page announces it once, so this is no live region. */
export const Verdict = ({ title, children }: VerdictProps) => (
  <p className="flex flex-wrap items-center gap-x-2 text-sm">
    <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
    <span className="font-semibold text-success">{title}</span>
    {children !== undefined && <span className="text-muted">{children}</span>}
  </p>
);

/** Facts beside a result that need no box. */
export const Remarks = ({ notes }: { notes: readonly Said[] }) =>
  notes.map((note) => (
    <p key={note} className="text-sm wrap-anywhere text-muted">
      {note}
    </p>
  ));
