// What visitors ask most.
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

const To = ({ path, children }: { path: string; children: string }) => (
  <Link to={path} className="text-accent underline">
    {children}
  </Link>
);

const questions: readonly Question[] = [
  {
    question: 'Are my files and texts uploaded?',
    answer: 'No. Every tool does its work in your browser, and what you put into it goes to no server.',
  },
  {
    question: 'What do the tools cost?',
    answer: 'Nothing. All of them are free, and none needs an account.',
  },
  {
    question: 'I found a fault. What should I write?',
    answer:
      'The name of the tool, what you expected and what happened instead, and your browser. A small example helps us most, if you may share it.',
  },
  {
    question: 'How do I suggest a tool?',
    answer: (
      <>
        With the form under <To path="/tool-ideas">Submit Tool Ideas</To>. We read every one.
      </>
    ),
  },
  {
    question: 'How do I leave the newsletter?',
    answer: (
      <>
        Enter your address under <To path="/unsubscribe">Unsubscribe</To>.
      </>
    ),
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-3">
      <h2 id="questions" className="text-xl font-semibold">
        Frequently asked questions
      </h2>
      <div className="max-w-3xl border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 py-3 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
              <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
              {question}
            </summary>
            <p className="max-w-[65ch] pb-4 pl-6 text-sm text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
