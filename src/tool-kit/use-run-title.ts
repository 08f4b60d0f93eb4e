// Shows a running tool's percentage in the document's title, on whatever page of the site, so that a background tab can be
// watched.
import { useEffect } from 'react';
import { setTitlePrefix } from '../lib/page-title';
import { useAppSelector } from '../state/hooks';
import type { RootState } from '../state/store';
import { percent, shareOf } from './run-progress';

function titlePrefix({ runs }: RootState): string {
  for (const run of Object.values(runs)) {
    if (run.status !== 'running') continue;
    const share = shareOf(run.advance);
    if (share !== undefined) return `${percent(share)} · `;
  }
  return '';
}

export function useRunTitle(): void {
  const prefix = useAppSelector(titlePrefix);
  useEffect(() => setTitlePrefix(prefix), [prefix]);
}
