// The frame of a legal text: its date, its table of contents, and its sections at a width that can be read.
import type { ReactNode } from 'react';
import { useToday } from '../../lib/build-version';
import { PageHeading } from '../../ui/page-heading';
import { RichText } from '../../ui/rich-text';
import { Paragraphs } from './legal-text';
import * as words from './words';
import { dateFormat } from '../../../workers/words/formats';

export interface LegalSection {
  /** The id that links lead to. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A section of paragraphs only. */
export const plainSection = (
  id: string,
  { title, texts }: { readonly title: string; readonly texts: readonly string[] },
): LegalSection => ({ id, title, body: <Paragraphs texts={texts} /> });

interface LegalPageProps {
  title: string;
  /** A summary of the text. */
  summary: string;
  sections: readonly LegalSection[];
}

export function LegalPage({ title, summary, sections }: LegalPageProps) {
  return (
    <div className="flex flex-col gap-10">
      <header className="flex max-w-[68ch] flex-col gap-3">
        <PageHeading>{title}</PageHeading>
        <LastUpdated />
        <p className="mt-2 text-lg">{summary}</p>
      </header>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_15rem]">
        <Contents sections={sections} />
        <div className="flex max-w-[68ch] flex-col gap-10 @4xl:col-start-1 @4xl:row-start-1">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id} className="flex flex-col gap-4">
              <h2 id={id} className="text-xl font-semibold">
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

// The same time zone in the build and in every browser, because one renders the page and the other hydrates it.
const inDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

function LastUpdated() {
  const today = useToday();
  return (
    <p className="text-sm text-muted">
      <RichText
        text={words.lastUpdated}
        tags={{ time: () => <time dateTime={today.toISOString().slice(0, 10)}>{inDate(today)}</time> }}
      />
    </p>
  );
}

/** Beside the text if there is room, otherwise above it. */
function Contents({ sections }: Pick<LegalPageProps, 'sections'>) {
  return (
    <nav
      aria-labelledby="contents"
      className="rounded-lg border border-line bg-surface p-5 @4xl:sticky @4xl:top-[calc(var(--spacing-header)+2rem)] @4xl:col-start-2 @4xl:self-start @4xl:p-4 print:hidden"
    >
      <h2 id="contents" className="text-sm font-semibold">
        {words.contents}
      </h2>
      <ul className="mt-2 flex flex-col">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-touch"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
