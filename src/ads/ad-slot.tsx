// A place for an ad. Renders nothing unless the operator has set up ads and the visitor has agreed to them.
import clsx from 'clsx';
import { Suspense } from 'react';
import { settings, type AdPlace } from '../settings';
import { useConsent } from '../visitor/consent';
import { decoration } from '../hydration/loadable';
import * as words from './words';

export type AdFormat = 'auto' | 'banner' | 'skyscraper' | 'rectangle' | 'leaderboard';

/**
 * The room that each place reserves, so that nothing moves when the ad loads. The minimum height is 90px, and 60px on narrow
 * screens. If Google chooses the shape, the place has the usual height of Google's ads.
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
  /** Distance from neighboring content. */
  className?: string;
}

export function AdSlot({ place, format = 'auto', className }: AdSlotProps) {
  const { preferences } = useConsent();
  const { client, slots } = settings.ads;
  const slot = slots[place];
  if (!client || !slot || !preferences?.advertising) return null;
  return (
    <aside aria-label={words.ad} className={clsx('mx-auto print:hidden', sizes[format], className)}>
      <Suspense>
        <adUnit.Component client={client} slot={slot} responsive={format === 'auto'} />
      </Suspense>
    </aside>
  );
}
