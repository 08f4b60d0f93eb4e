// A tool's guide: how it works, questions, and related tools.
import { useId, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Guide, Question, RelatedTool } from '../../../tool-kit/guide';
import { findTool, toolPath } from '../../../tools/lookup';

function GuideView({ guide: { how, questions, related } }: { guide: Guide }) {
  return (
    <div className="grid gap-x-12 gap-y-8 border-t border-line pt-8 pb-4 text-sm leading-relaxed @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr]">
      <Part title="How it works">
        {how.map((paragraph) => (
          <p key={paragraph} className="text-muted">
            <WithCode text={paragraph} />
          </p>
        ))}
      </Part>
      <Part title="Questions and answers" className="@3xl:row-span-2">
        <Questions questions={questions} />
      </Part>
      <Part title="Related tools">
        <RelatedTools related={related} />
      </Part>
    </div>
  );
}

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

/** All questions are open: the answers are short, and the browser's search finds them. */
const Questions = ({ questions }: { questions: readonly Question[] }) =>
  questions.map(({ question, answer }) => (
    <div key={question} className="flex flex-col gap-1">
      <h3 className="text-base font-medium">
        <WithCode text={question} />
      </h3>
      <p className="text-muted">
        <WithCode text={answer} />
      </p>
    </div>
  ));

const RelatedTools = ({ related }: { related: readonly RelatedTool[] }) => (
  <ul className="flex flex-col gap-2.5">
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
            <span className="block text-muted">
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
