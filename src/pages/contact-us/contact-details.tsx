import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Settings } from '../../settings';
import * as words from './words';

interface ContactWay {
  readonly topic: string;
  readonly answer: string;
  /** The setting that has the address. It may be empty. */
  readonly address: keyof Settings['contact'];
}

const contactWays: readonly ContactWay[] = [
  { ...words.support, address: 'supportEmail' },
  { ...words.general, address: 'generalEmail' },
  { ...words.business, address: 'businessEmail' },
  { ...words.legal, address: 'legalEmail' },
];

const { typical, supportHours } = words;

export function ContactDetails({ contact }: { contact: Settings['contact'] }) {
  const reachable = contactWays.filter(({ address }) => contact[address] !== '');
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-3">
        <h2 className="text-base font-semibold">{words.next}</h2>
        <ol className="flex flex-col gap-3 text-sm">
          {words.steps.map((text, index) => (
            <Step key={text} at={index + 1}>
              {text}
            </Step>
          ))}
        </ol>
      </section>
      <Details title={words.responseTimes}>
        <Detail name={typical.topic}>{typical.answer}</Detail>
        {contactWays.map(({ topic, answer }) => (
          <Detail key={topic} name={topic}>
            {answer}
          </Detail>
        ))}
      </Details>
      <Details title={supportHours.title}>
        <Detail name={supportHours.days}>{supportHours.times}</Detail>
      </Details>
      {reachable.length > 0 && (
        <Details title={words.byEmail}>
          {reachable.map(({ topic, address }) => (
            <Detail key={topic} name={topic}>
              <EmailLink address={contact[address]} />
            </Detail>
          ))}
        </Details>
      )}
    </div>
  );
}

function Step({ at, children }: { at: number; children: string }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-strong"
      >
        {at}
      </span>
      <span className="pt-0.5">{children}</span>
    </li>
  );
}

function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-base font-semibold">{title}</h2>
      <dl className="flex flex-col">{children}</dl>
    </section>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-sm last:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="inline-flex items-center gap-1.5 break-all text-accent hover:underline">
      <Mail aria-hidden className="size-3.5 shrink-0" />
      {address}
    </a>
  );
}
