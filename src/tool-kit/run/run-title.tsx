// Shows a running tool's percentage in the document's title, on whatever page of the site, so that a background tab can be
// watched.
import { useEffect } from 'react';
import { setTitlePrefix } from '../../lib/page-title';
import { useAppSelector } from '../../state/hooks';
import type { RootState } from '../../state/root';
import { percent, queueShare, shareOf } from './progress-share';

function titlePrefix(state: RootState): string {
  for (const [name, { latest }] of Object.entries(state.progress)) {
    if (state.runs[name]?.active?.status !== 'running') continue;
    const [toolId = '', file] = name.split('/');
    const share = file === undefined ? shareOf(latest) : queueShare(state, toolId);
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
