// What goes in on the left, what comes out on the right, one below the other where there is no room.
import clsx from 'clsx';
import { Suspense, type ReactNode } from 'react';
import { OptionsLinks } from '../late-parts';
import type { OptionsForm } from '../options/use-tool-options';

export interface TwoPanesProps {
  /** Input, options and buttons. */
  children: ReactNode;
  outcome: ReactNode;
  /** What can wait: below the input in two panes, below the outcome in one, which is then seen without scrolling. */
  after?: ReactNode;
  /** Below all, over the whole width. */
  below?: ReactNode;
  /** The tool's options: offers a link to them, and a reset. Where there is a place for what can wait, both wait. */
  form?: OptionsForm | undefined;
  /** Everything over the whole width, for what is wide itself. */
  stacked?: boolean;
}

export const TwoPanes = ({ children, outcome, after, below, form, stacked = false }: TwoPanesProps) => {
  const links = form && (
    // As high as the links, which would otherwise move what is below when their code arrives.
    <div className="min-h-8 pointer-coarse:min-h-touch print:hidden">
      <Suspense>
        <OptionsLinks form={form} />
      </Suspense>
    </div>
  );
  const canWait = after !== undefined || stacked;
  return (
    <div data-two-panes className="flex flex-col gap-6">
      <div
        className={clsx(
          'grid grid-cols-1 items-start gap-x-8 gap-y-6',
          !stacked && 'min-[1200px]:grid-cols-2',
          after !== undefined && 'min-[1200px]:grid-rows-[auto_1fr]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-4">
          {children}
          {!canWait && links}
        </div>
        {after === undefined ? outcome : <div className="min-w-0 min-[1200px]:row-span-2">{outcome}</div>}
        {canWait && (
          <div className="flex min-w-0 flex-col gap-4">
            {after}
            {links}
          </div>
        )}
      </div>
      {below}
    </div>
  );
};
