// Starts the page: takes over what the build has prerendered, or renders from nothing.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { partsOf } from '../pages/find-page';
import { createStore, type AppStore } from '../state/store';
import '../ui/app.css';
import { App } from './app';
import { createRootAround } from './root';
import { createServices } from './services';

/**
 * Before the first render, so that what is there already is not replaced by what stands in for code under way. A part that does
 * not arrive is told of by the page itself. Somebody may go back or forward meanwhile: resolves to the address that stayed.
 */
async function loadPage(): Promise<string> {
  const { pathname } = window.location;
  await Promise.allSettled(partsOf(pathname).map((part) => part.load()));
  return pathname === window.location.pathname ? pathname : loadPage();
}

/** Whoever goes back or forward while the page is taken over is heard by nobody yet: the router looks again when it is there. */
function followAddress(pathname: string) {
  const look = () => {
    if (pathname !== window.location.pathname) window.dispatchEvent(new PopStateEvent('popstate'));
  };
  document.addEventListener('toolyard-ready', look, { once: true });
}

/** Settles at once unless the address has settings in it. Answers whether it has. */
async function openLink(store: AppStore): Promise<boolean> {
  if (!window.location.hash.includes('=')) return false;
  await import('./open-settings-link').then((module) => module.openSettingsLink(store)).catch(() => undefined);
  return true;
}

async function start(container: HTMLElement) {
  const services = createServices();
  const store = createStore(services);
  const Root = createRootAround(store, services);
  const [pathname, isLinked] = await Promise.all([loadPage(), openLink(store)]);
  // Into an open page by its address.
  window.addEventListener('hashchange', () => void openLink(store));
  const page = (
    <Root>
      {/* Without transitions, what is typed into a field and what stands in the address change in one step. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Root>
  );
  followAddress(pathname);
  // With other settings than the build rendered it with, a tool's page is rendered afresh.
  if (container.dataset.path !== pathname || isLinked) {
    createRoot(container).render(page);
    return;
  }
  // In slices: a phone can scroll and answer between them. An event on what is not taken over yet has that done first.
  startTransition(() => void hydrateRoot(container, page));
  document.dispatchEvent(new Event('toolyard-hydrating'));
}

// In a browser that is too old, public/old-browser.js has put a plain page in its place.
const container = document.getElementById('root');
if (container) void start(container);
