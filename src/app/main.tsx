// Starts the page: hydrates a prerendered page, or renders a new one.
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { NOT_SAVED } from '../../workers/contract/site/offline-now';
import { LoadError } from '../hydration/late-module';
import { isCarried } from '../hydration/reload';
import { partsOf, showNotSavedAt, toolAt } from '../pages/find-page';
import { createStore, type AppStore } from '../state/store';
import '../ui/app.css';
import { FailedOverPage } from '../hydration/loadable';
import { keptOptions } from '../visitor/saved-options';
import { App } from './app';
import { createRootAround } from './root-around';
import { createServices } from './services';

/**
 * Loads the page's code before the first render, so that no placeholder replaces the prerendered HTML. The visitor may go back
 * or forward meanwhile, so this resolves to the final path. Rejects with a LoadError.
 */
async function loadPage(): Promise<string> {
  const { pathname } = window.location;
  await Promise.all(partsOf(pathname).map((part) => part.load()));
  return pathname === window.location.pathname ? pathname : loadPage();
}

/** The router misses a change of the address during hydration, so it is notified again afterwards. */
function followAddress(pathname: string) {
  const look = () => {
    if (pathname !== window.location.pathname) window.dispatchEvent(new PopStateEvent('popstate'));
  };
  document.addEventListener('toolyard-ready', look, { once: true });
}

/** Settles at once unless the address has settings in it. Resolves to whether it does. */
async function openLink(store: AppStore): Promise<boolean> {
  if (!window.location.hash.includes('=')) return false;
  await import('./open-settings-link').then((module) => module.openSettingsLink(store)).catch(() => undefined);
  return true;
}

/** If code doesn't arrive, the network failed, and the page already shows that. Only our own errors are logged. */
const onCaughtError = (error: unknown) => {
  if (error instanceof LoadError) console.warn(error.message, error.cause);
  else console.error(error);
};

/** React rendered once more and succeeded. A script that was lost meanwhile is no bug: its part shows a notice, or nothing. */
const onRecoverableError = (error: unknown) => {
  if (error instanceof Error && error.cause instanceof LoadError) onCaughtError(error.cause);
  else reportError(error);
};

const rootOptions: RootOptions = { onCaughtError, onRecoverableError };

/** Whether the visitor's options of this tool differ from the ones that the build rendered. */
function hasKeptOptions(pathname: string): boolean {
  const tool = toolAt(pathname);
  return tool !== undefined && keptOptions(tool.id) !== undefined;
}

/** before-paint.js hid a tool whose options will change, so that the visitor doesn't see them jump. */
const showTool = () => document.documentElement.removeAttribute('data-kept');

/** The prerendered page stays unchanged, with the visitor's input, until its code has loaded. */
function offerRetry(error: unknown, retry: () => void) {
  showTool();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box, rootOptions);
  const close = () => {
    root.unmount();
    box.remove();
  };
  const closeAndRetry = () => {
    close();
    retry();
  };
  root.render(<FailedOverPage error={error} retry={closeAndRetry} retrying={false} onClosed={close} />);
}

/** A separate task for the page's code, after the code that all pages share, so that a phone can scroll in between. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** `restored` settles once the text from before a reload is back. */
async function loadAndShow(container: HTMLElement, store: AppStore, page: ReactNode, restored: Promise<void>) {
  try {
    await nextTask();
    const [pathname, isLinked] = await Promise.all([loadPage(), openLink(store), restored]);
    show(container, page, pathname, isLinked);
  } catch (error) {
    console.warn(error);
    offerRetry(error, () => void loadAndShow(container, store, page, restored));
  }
}

function show(container: HTMLElement, page: ReactNode, pathname: string, isLinked: boolean) {
  followAddress(pathname);
  document.addEventListener('toolyard-ready', showTool, { once: true });
  // If a tool's options differ from the built ones, its page is rendered by script instead of hydrated.
  if (container.dataset.path !== pathname || isLinked || hasKeptOptions(pathname)) {
    createRoot(container, rootOptions).render(page);
    return;
  }
  // Hydrates in slices, so that a phone can scroll and respond in between. An event on a part that isn't hydrated yet hydrates
  // it first.
  startTransition(() => void hydrateRoot(container, page, rootOptions));
  document.dispatchEvent(new Event('toolyard-hydrating'));
}

/** Runs before hydration if the previous page left text, and otherwise once the page is shown. */
async function keepTexts(store: AppStore): Promise<void> {
  const load = () =>
    import('./keep-texts-on-reload').then(({ carryTexts }) => carryTexts(store)).catch(() => undefined);
  if (isCarried()) return load();
  document.addEventListener('toolyard-ready', () => void load(), { once: true });
}

/** The service worker shows this page at any address, where it is hydrated as if the build had rendered it for that address. */
function adoptNotSaved({ dataset }: HTMLElement) {
  if (dataset.path === NOT_SAVED) showNotSavedAt((dataset.path = window.location.pathname));
}

function start(container: HTMLElement) {
  adoptNotSaved(container);
  const services = createServices();
  const store = createStore(services);
  const Root = createRootAround(store, services);
  const restored = keepTexts(store);
  // A settings link may also be opened while the page is already shown.
  window.addEventListener('hashchange', () => void openLink(store));
  const page = (
    <Root>
      {/* Without transitions, a field's text and the address change in the same step. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Root>
  );
  void loadAndShow(container, store, page, restored);
}

// If the browser is too old, build/old-browser.js has already replaced the page.
const container = document.getElementById('root');
if (container) start(container);
