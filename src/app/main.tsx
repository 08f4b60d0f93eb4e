// Starts the page: takes over what the build has prerendered, or renders from nothing.
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isPrerenderedFor, partsOf } from '../pages/find-page';
import '../ui/app.css';
import { App } from './app';
import { createRootAround } from './root';
import { createServices } from './services';

async function start(container: HTMLElement) {
  const { pathname, search } = window.location;
  const prerendered = container.dataset.path === pathname && isPrerenderedFor(pathname, search);

  // Before the first render, so that what is there already is not replaced by what stands in for code under way. A part that
  // does not arrive is told of by the page itself.
  await Promise.allSettled(partsOf(pathname).map((part) => part.load()));

  const Root = createRootAround(createServices());
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
