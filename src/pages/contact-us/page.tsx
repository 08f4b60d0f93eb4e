import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { settings } from '../../settings';
import { PageHeading } from '../../ui/page-heading';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export default function ContactPage() {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>Contact Us</PageHeading>
        <p className="max-w-[60ch] text-muted">
          Questions, bug reports and praise are welcome. To report a bug, name the tool, what you expected and what
          happened.
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 @[52rem]:grid-cols-[minmax(0,1fr)_17rem]">
        <ContactForm />
        <ContactDetails contact={settings.contact} />
      </div>
      <Questions />
    </div>
  );
}

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
    question: 'Are my files or text uploaded?',
    answer: 'No. Every tool runs in your browser, and your input is never sent to a server.',
  },
  {
    question: 'What do the tools cost?',
    answer: 'Nothing. They’re all free, and you don’t need an account.',
  },
  {
    question: 'I found a bug. What should I send?',
    answer:
      'The tool’s name, what you expected, what happened instead, and your browser. A small example helps most, if you can share one.',
  },
  {
    question: 'How do I suggest a tool?',
    answer: (
      <>
        Use the form on the <To path="/tool-ideas">Submit Tool Ideas</To> page. We read every one.
      </>
    ),
  },
  {
    question: 'How do I unsubscribe?',
    answer: (
      <>
        Enter your address on the <To path="/unsubscribe">Unsubscribe</To> page.
      </>
    ),
  },
];

/** Frequently asked questions. */
function Questions() {
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
            <p className="max-w-[65ch] pb-4 ps-6 text-sm text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
