// A part of a page with a heading, and cards with one statement each: a feature, a reason, a value.
import { useId, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Card } from '../ui/card';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export interface Fact {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** As many columns as fit, up to three. Two or four facts get two columns. Outside of a section, their titles are h2. */
export function FactCards({ facts, heading: Heading = 'h3' }: { facts: readonly Fact[]; heading?: 'h2' | 'h3' }) {
  const columns = facts.length % 2 === 0 ? '@xl:grid-cols-2' : '@3xl:grid-cols-3';
  return (
    <ul className={`grid grid-cols-1 gap-4 ${columns}`}>
      {facts.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Card className="h-full">
            <Icon aria-hidden className="size-6 text-accent" />
            <Heading className="mt-4 font-semibold">{title}</Heading>
            <p className="mt-1 max-w-[60ch] text-sm text-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
