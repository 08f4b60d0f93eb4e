// Shows a running tool's percentage in the document's title, on whatever page of the site, so that a background tab can be
// watched.
import { useEffect } from 'react';
import { setTitlePrefix } from '../lib/page-title';
import { useAppSelector } from '../state/hooks';
import type { RootState } from '../state/root';
import { percent, shareOf } from './share';

function titlePrefix({ progress, runs }: RootState): string {
  for (const [toolId, { latest }] of Object.entries(progress)) {
    if (runs[toolId]?.active?.status !== 'running') continue;
    const share = shareOf(latest);
    if (share !== undefined) return `${percent(share)} · `;
  }
  return '';
}

/** A component, not a hook: whatever used the hook would be rendered with each percent. */
export function RunTitle() {
  const prefix = useAppSelector(titlePrefix);
  useEffect(() => setTitlePrefix(prefix), [prefix]);
  return null;
}
