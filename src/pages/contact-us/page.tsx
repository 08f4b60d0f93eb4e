import { ChevronRight } from 'lucide-react';
import { settings } from '../../settings';
import { Link } from '../../ui/link';
import { PageHeading } from '../../ui/page-heading';
import { RichText } from '../../ui/rich-text';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import * as words from './words';

export default function ContactPage() {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>{words.title}</PageHeading>
        <p className="max-w-[60ch] text-muted">{words.summary}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 @[52rem]:grid-cols-[minmax(0,1fr)_17rem]">
        <ContactForm />
        <ContactDetails contact={settings.contact} />
      </div>
      <Questions />
    </div>
  );
}

const linkTo = (path: string) => (inside: string) => (
  <Link to={path} className="text-accent underline">
    {inside}
  </Link>
);

const links = { ideas: linkTo('/tool-ideas'), unsubscribe: linkTo('/unsubscribe') };

/** Frequently asked questions. */
function Questions() {
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-3">
      <h2 id="questions" className="text-xl font-semibold">
        {words.frequent}
      </h2>
      <div className="max-w-3xl border-t border-line">
        {words.questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 py-3 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
              <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
              {question}
            </summary>
            <p className="max-w-[65ch] pb-4 ps-6 text-sm text-muted">
              <RichText text={answer} tags={links} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
