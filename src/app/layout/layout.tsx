// The frame around every page: header, sidebar, the page itself, footer.
import { Outlet } from 'react-router-dom';
import { RunTitle } from '../../tool-kit/run-title';
import { BackToTop } from './back-to-top';
import { CookieBanner } from './cookie-banner';
import { Footer } from './footer';
import { Header } from './header';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';

export function Layout() {
  return (
    <>
      <RunTitle />
      <SkipLink />
      <CookieBanner />
      <Header />
      <div className="md:grid md:grid-cols-[var(--spacing-sidebar)_minmax(0,1fr)] print:block">
        <aside className="sticky top-header hidden h-[calc(100dvh-var(--spacing-header)-var(--cookie-banner))] overflow-y-auto overscroll-contain md:block print:hidden">
          <Sidebar />
        </aside>
        <div className="flex min-h-[calc(100dvh-var(--spacing-header))] flex-col border-line md:border-l print:block print:border-0">
          <main id="main" tabIndex={-1} className="flex-1 px-5 pt-6 pb-20 sm:px-8 md:pt-8 lg:px-12">
            <div className="@container mx-auto max-w-5xl">
              <Outlet />
            </div>
          </main>
          <Footer />
        </div>
      </div>
      <BackToTop />
    </>
  );
}
