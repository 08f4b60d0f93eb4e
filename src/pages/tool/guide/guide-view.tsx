// A tool's guide: how it works, questions, and related tools.
import { useId, type ComponentType, type ReactNode } from 'react';
import type { Guide, Question, RelatedTool } from '../../../tool-kit/guide';
import { findTool, toolPath } from '../../../tools/lookup';
import { Link } from '../../../ui/link';
import * as words from './words';

function GuideView({ guide: { how, questions, related } }: { guide: Guide }) {
  return (
    <div className="grid gap-x-12 gap-y-6 border-t border-line pt-6 pb-2 text-sm leading-relaxed @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr]">
      <Part title={words.how}>
        <Paragraphs texts={how.slice(0, 1)} />
        {how.length > 1 && (
          <details>
            <summary className="cursor-pointer py-1 font-medium pointer-coarse:py-2.5">{words.more}</summary>
            <div className="flex flex-col gap-3 pt-1">
              <Paragraphs texts={how.slice(1)} />
            </div>
          </details>
        )}
      </Part>
      {/* Always open where there is room: see ui/app.css. */}
      <details className="guide-rest">
        <summary className="cursor-pointer border-y border-line py-2.5 text-base font-medium">{words.rest}</summary>
        <Part title={words.questions} className="max-@3xl:pt-4 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1">
          <Questions questions={questions} />
        </Part>
        <Part title={words.related} className="max-@3xl:pt-5 @3xl:row-start-2">
          <RelatedTools related={related} />
        </Part>
      </details>
    </div>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} className="text-muted">
      <WithCode text={text} />
    </p>
  ));

function Part({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`flex max-w-[65ch] flex-col gap-3 ${className}`}>
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Closed, so that a phone's page is short. The browser's search finds their answers and opens them. */
const Questions = ({ questions }: { questions: readonly Question[] }) =>
  questions.map(({ question, answer }) => (
    <details key={question} className="border-b border-line pb-2">
      <summary className="cursor-pointer py-1 pointer-coarse:py-2.5">
        <h3 className="inline text-base font-medium">
          <WithCode text={question} />
        </h3>
      </summary>
      <p className="pt-1 text-muted">
        <WithCode text={answer} />
      </p>
    </details>
  ));

const RelatedTools = ({ related }: { related: readonly RelatedTool[] }) => (
  <ul className="flex flex-wrap gap-x-5 md:flex-col md:gap-2.5">
    {related.map(({ id, why }) => {
      const tool = findTool(id);
      return (
        tool && (
          <li key={id}>
            <Link
              to={toolPath(tool)}
              className="inline-block font-medium text-accent underline-offset-4 hover:underline pointer-coarse:py-3"
            >
              {tool.title}
            </Link>
            <span className="block text-muted max-md:hidden">
              <WithCode text={why} />
            </span>
          </li>
        )
      );
    })}
  </ul>
);

/** Text with `code` between backticks. */
const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no" className="font-mono text-[0.9em] break-words text-ink">
        {part}
      </code>
    ),
  );

const guides = import.meta.glob<Guide>('../../../tools/*/guide.ts', { import: 'guide' });

export async function loadGuide(toolId: string): Promise<{ default: ComponentType }> {
  const load = guides[`../../../tools/${toolId}/guide.ts`];
  if (!load) throw new Error(`src/tools/${toolId} has no guide.ts`);
  const guide = await load();
  return { default: () => <GuideView guide={guide} /> };
}
