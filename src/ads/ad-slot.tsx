// A place for an ad. Nothing at all, unless the operator has set ads up and the visitor has agreed to them.
import clsx from 'clsx';
import { Suspense } from 'react';
import { settings, type AdPlace } from '../settings';
import { useConsent } from '../visitor/consent';
import { decoration } from '../hydration/loadable';

export type AdFormat = 'auto' | 'banner' | 'skyscraper' | 'rectangle' | 'leaderboard';

/**
 * The room that each takes from the start, so that nothing jumps when the ad comes. The least height is 90px, and 60px on narrow
 * screens; where Google chooses the shape, that of its usual ones.
 */
const sizes: Readonly<Record<AdFormat, string>> = {
  auto: 'w-full min-h-70',
  banner: 'w-full max-w-[468px] h-15 md:h-22.5',
  leaderboard: 'w-full max-w-[728px] h-15 md:h-22.5',
  rectangle: 'w-full max-w-[300px] h-62.5',
  skyscraper: 'w-full max-w-[160px] h-150',
};

const adUnit = decoration(() => import('./ad-unit'));

export interface AdSlotProps {
  place: AdPlace;
  format?: AdFormat;
  /** Its distance from what is around it. */
  className?: string;
}

export function AdSlot({ place, format = 'auto', className }: AdSlotProps) {
  const { preferences } = useConsent();
  const { client, slots } = settings.ads;
  const slot = slots[place];
  if (!client || !slot || !preferences?.advertising) return null;
  return (
    <aside aria-label="Advertisement" className={clsx('mx-auto print:hidden', sizes[format], className)}>
      <Suspense>
        <adUnit.Component {...{ client, slot }} responsive={format === 'auto'} />
      </Suspense>
    </aside>
  );
}
