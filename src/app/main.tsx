// Starts the page: hydrates a prerendered page, or renders a new one.
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LoadError } from '../hydration/late-module';
import { partsOf, toolAt } from '../pages/find-page';
import { createStore, type AppStore } from '../state/store';
import '../ui/app.css';
import { FailedOverPage } from '../hydration/loadable';
import { keptOptions } from '../visitor/kept-options';
import { App, createRootAround } from './app';
import { carryTexts } from './keep-texts-on-reload';
import { createServices } from './services';

/**
 * Loads the page's code before the first render, so that no placeholder replaces the prerendered HTML. The visitor may go back or
 * forward meanwhile: resolves to the path that stayed. Rejects with a LoadError.
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

/** Settles at once unless the address has settings in it. Answers whether it has. */
async function openLink(store: AppStore): Promise<boolean> {
  if (!window.location.hash.includes('=')) return false;
  await import('./open-settings-link').then((module) => module.openSettingsLink(store)).catch(() => undefined);
  return true;
}

/** Code that did not arrive is the network's doing, and the page has said so: only our own errors are logged as such. */
const onCaughtError = (error: unknown) => {
  if (error instanceof LoadError) console.warn(error.message, error.cause);
  else console.error(error);
};

const rootOptions: RootOptions = { onCaughtError };

/** Whether the page's tool has options that the visitor left other than the build rendered them. */
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

/** So that the page's code doesn't start in the task of the code that all pages share: a phone can scroll in between. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

async function loadAndShow(container: HTMLElement, store: AppStore, page: ReactNode) {
  try {
    await nextTask();
    const [pathname, isLinked] = await Promise.all([loadPage(), openLink(store)]);
    show(container, page, pathname, isLinked);
  } catch (error) {
    console.warn(error);
    offerRetry(error, () => void loadAndShow(container, store, page));
  }
}

function show(container: HTMLElement, page: ReactNode, pathname: string, isLinked: boolean) {
  followAddress(pathname);
  document.addEventListener('toolyard-ready', showTool, { once: true });
  // A tool's page whose options differ from those that the build rendered is rendered from nothing.
  if (container.dataset.path !== pathname || isLinked || hasKeptOptions(pathname)) {
    createRoot(container, rootOptions).render(page);
    return;
  }
  // In slices: a phone can scroll and answer between them. An event on a part that isn't hydrated yet hydrates it first.
  startTransition(() => void hydrateRoot(container, page, rootOptions));
  document.dispatchEvent(new Event('toolyard-hydrating'));
}

function start(container: HTMLElement) {
  const services = createServices();
  const store = createStore(services);
  const Root = createRootAround(store, services);
  carryTexts(store);
  // A settings link may also be opened in a page that is there already.
  window.addEventListener('hashchange', () => void openLink(store));
  const page = (
    <Root>
      {/* Without transitions, a field's text and the address change in one step. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Root>
  );
  void loadAndShow(container, store, page);
}

// In a browser that is too old, public/old-browser.js has replaced the page.
const container = document.getElementById('root');
if (container) start(container);
