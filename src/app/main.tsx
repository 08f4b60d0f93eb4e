// Starts the page: takes over what the build has prerendered, or renders from nothing.
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isPrerenderedFor, partsOf } from '../pages/find-page';
import { createStore, type AppStore } from '../state/store';
import '../ui/app.css';
import { App } from './app';
import { createRootAround } from './root';
import { createServices } from './services';

const hasSettings = () => window.location.hash.includes('=');

const openSettingsLink = (store: AppStore) =>
  import('./open-settings-link').then((module) => module.openSettingsLink(store));

async function start(container: HTMLElement) {
  const { pathname, search } = window.location;
  const isLinked = hasSettings();
  // With other settings than the build rendered it with, a tool's page is rendered afresh.
  const prerendered = container.dataset.path === pathname && isPrerenderedFor(pathname, search) && !isLinked;
  const services = createServices();
  const store = createStore(services);

  // Before the first render, so that what is there already is not replaced by what stands in for code under way. A part that
  // does not arrive is told of by the page itself.
  const parts = partsOf(pathname).map((part) => part.load());
  await Promise.allSettled(isLinked ? [...parts, openSettingsLink(store)] : parts);
  // Into an open page by its address.
  window.addEventListener('hashchange', () => {
    if (hasSettings()) void openSettingsLink(store);
  });

  const Root = createRootAround(store, services);
  const page = (
    <Root>
      {/* Without transitions, what is typed into a field and what stands in the address change in one step. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Root>
  );
  if (prerendered) hydrateRoot(container, page);
  else createRoot(container).render(page);
}

// In a browser that is too old, public/old-browser.js has put a plain page in its place.
const container = document.getElementById('root');
if (container) void start(container);
