// The page after its form was sent. It takes the focus, which went with the form.
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/page-heading';

interface FormDoneProps {
  title: string;
  text: string;
  /** Where the visitor can go next. */
  children: ReactNode;
}

const takeFocus = (element: HTMLElement | null) => {
  element?.querySelector('h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
};

export function FormDone({ title, text, children }: FormDoneProps) {
  return (
    <div ref={takeFocus} className="flex flex-col items-start gap-6 py-4 sm:py-10">
      <span className="rounded-full bg-success-soft p-3">
        <CircleCheck aria-hidden className="size-7 text-success" />
      </span>
      <div className="flex flex-col gap-3">
        <PageHeading>{title}</PageHeading>
        <p className="max-w-[56ch] text-lg text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
