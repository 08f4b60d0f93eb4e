// The frame around every page: header, sidebar, the page itself, footer.
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { AdSlot } from '../../ads/ad-slot';
import { HydratedInView } from '../../hydration/hydrated-in-view';
import { lateModule } from '../../hydration/late-module';
import { decoration } from '../../hydration/loadable';
import { setTitlePrefix } from '../../pages/use-page-head';
import { useAppSelector } from '../../state/hooks';
import type { RootState } from '../../state/root';
import { focusInput } from '../../tool-kit/input/focus';
import { percent, queueShare, shareOf } from '../../tool-kit/run/progress-share';
import { currentConsent, useQuestion } from '../../visitor/consent';
import { CookieBanner } from './cookie-banner';
import { Footer } from './footer';
import { Header } from './header';
import { narrowButton, ownTools, Sidebar } from './sidebar';
import * as words from './words';

/** Loads once the visitor has scrolled. */
const backToTop = decoration(() => import('../late/back-to-top'));
const notices = lateModule(() => import('../offline/notices'));
const dropAnywhere = decoration(() => import('../late/drop-anywhere'));

/** Parts of prerendered pages whose code loads late. */
export const lateLayout = [backToTop, dropAnywhere, narrowButton, ownTools] as const;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <RunTitle />
      <SkipLink />
      <CookieQuestion />
      <Header />
      <OfflineNotices />
      <div className="md:grid md:grid-cols-[var(--rail)_minmax(0,1fr)] print:block">
        <Rail>
          <AdSlot place="sidebarTop" format="banner" className="mt-4 px-3" />
          <HydratedInView>
            <Sidebar />
          </HydratedInView>
          <AdSlot place="sidebarBottom" format="skyscraper" className="mb-5" />
        </Rail>
        <div className="flex min-h-[calc(100dvh-var(--spacing-header))] flex-col border-line md:border-s print:block print:border-0">
          <main
            id="main"
            tabIndex={-1}
            className="flex-1 px-4 pt-3 pb-6 sm:px-8 md:pt-4 md:pb-16 lg:px-10 has-data-two-panes:pt-1 lg:has-data-two-panes:px-6 lg:has-data-two-panes:pt-0"
          >
            <div className="@container mx-auto max-w-5xl has-data-two-panes:max-w-[120rem]">{children}</div>
          </main>
          <AdSlot place="footer" format="leaderboard" className="mb-8" />
          <HydratedInView>
            <Footer />
          </HydratedInView>
        </div>
      </div>
      <Suspense>
        <dropAnywhere.Component />
        <backToTop.Component />
      </Suspense>
    </>
  );
}

/** Shows that the network is gone or that a new version is ready. */
function OfflineNotices() {
  const Notices = notices.use()?.default;
  return Notices && <Notices />;
}

function CookieQuestion() {
  const isOnPage = useQuestion();
  // Does after each change what build/before-paint.js did at the start.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asks', !currentConsent().answered);
  }, [isOnPage]);
  return isOnPage && <CookieBanner />;
}

function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // Most visitors want the tool's field, and the head of the page has more links.
        if (document.querySelector('[data-tool-input]') === null) return;
        event.preventDefault();
        focusInput();
      }}
      className="fixed top-2 inset-s-2 z-50 -translate-y-16 rounded-md bg-accent px-4 py-3 text-sm font-medium text-on-accent focus:translate-y-0 print:hidden"
    >
      {words.skip}
    </a>
  );
}

function titlePrefix(state: RootState): string {
  for (const [name, { latest }] of Object.entries(state.progress)) {
    if (state.runs[name]?.active?.status !== 'running') continue;
    const [toolId = '', file] = name.split('/');
    const share = file === undefined ? shareOf(latest) : queueShare(state, toolId);
    if (share !== undefined) return `${percent(share)} · `;
  }
  return '';
}

/** A component and not a hook, because a component that used the hook would render again at every percent. */
function RunTitle() {
  const prefix = useAppSelector(titlePrefix);
  useEffect(() => setTitlePrefix(prefix), [prefix]);
  return null;
}

/**
 * The column beside the page. From 768 to 1280 px, and on wider screens by choice, it shows icons only, and opens over the page on
 * hover, tap or keyboard focus.
 */
function Rail({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside
      data-open={isOpen || undefined}
      onFocus={() => setIsOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOpen(false);
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setIsOpen(true);
      }}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && !currentTarget.contains(document.activeElement)) setIsOpen(false);
      }}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) setIsOpen(false);
      }}
      // A long touch on an icon shows its label. That on a link is the browser's.
      onContextMenu={(event) => {
        const { target, nativeEvent } = event;
        const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
        if (!isTouch || (target instanceof Element && target.closest('a'))) return;
        event.preventDefault();
        setIsOpen(true);
      }}
      // Safari doesn't focus a tapped button. After a link was chosen, the column may close.
      onClick={({ target }) => setIsOpen(!(target instanceof Element && target.closest('a')))}
      className="rail sticky top-header z-15 hidden h-[calc(100dvh-var(--spacing-header)-var(--cookie-banner))] md:block print:hidden"
    >
      <div className="rail-panel h-full overflow-x-hidden overflow-y-auto overscroll-contain bg-page">
        <div className="w-sidebar">{children}</div>
      </div>
    </aside>
  );
}
