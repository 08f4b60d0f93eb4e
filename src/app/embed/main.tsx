// Starts an embedded page: one tool's screen, without the site around it. build/embed.ts builds it with other modules in place of some,
// so that it stores nothing, reports nothing and leads nowhere.
import { createRoot } from 'react-dom/client';
import { loadable } from '../../hydration/loadable';
import { LazyPart } from '../../hydration/page-ready';
import { createStore, type AppStore } from '../../state/store';
import { linkOpened, settingsChanged } from '../../state/tool-settings';
import type { ToolScreen } from '../../tool-kit/define-tool';
import { optionsIn } from '../../tool-kit/options/options-address';
import { ThemeProvider } from '../../visitor/theme';
import { createRootAround } from '../root-around';
import { createServices } from '../services';
import { MessageLine } from './message-line';
import { reportHeight } from './report-height';

const screens = import.meta.glob<ToolScreen>('../../tools/*/screen.tsx');

/** The same settings for the link to the whole tool. */
function passOn(fragment: string) {
  const link = document.querySelector<HTMLAnchorElement>('[data-whole-tool]');
  if (link) link.hash = fragment;
}

/** The address stays as it is: the page around wrote it, and a reload must show the same. */
async function openSettings(store: AppStore, toolId: string, load: () => Promise<ToolScreen>) {
  const { hash } = window.location;
  passOn(hash);
  if (!hash.includes('=')) return;
  const { options } = await load();
  if (!options) return;
  store.dispatch(settingsChanged({ toolId, part: optionsIn(options, hash.slice(1)).options }));
  store.dispatch(linkOpened(toolId));
}

async function start(container: HTMLElement, toolId: string) {
  const load = screens[`../../tools/${toolId}/screen.tsx`];
  if (!load) throw new Error(`There is no tool ${toolId}`);
  const services = createServices();
  const store = createStore(services);
  const Root = createRootAround(store, services);
  const screen = loadable(load);
  // If the code doesn't arrive, the screen's own notice says so.
  await Promise.all([screen.load(), openSettings(store, toolId, load)]).catch(() => undefined);
  createRoot(container).render(
    <Root>
      <ThemeProvider>
        <LazyPart name="tool">
          <screen.Component />
        </LazyPart>
        <MessageLine />
      </ThemeProvider>
    </Root>,
  );
  window.addEventListener('hashchange', () => void openSettings(store, toolId, load));
  reportHeight(document.body);
}

const container = document.getElementById('root');
const toolId = container?.dataset.tool;
if (container && toolId !== undefined) void start(container, toolId);
