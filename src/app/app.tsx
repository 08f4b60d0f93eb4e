// The app and its providers, the same in the browser and in a prerendered page, because hydration needs equal trees.
import { useLocation } from 'react-router-dom';
import { lateModule, loadCode } from '../hydration/late-module';
import { shownAt, sitePageAt } from '../pages/find-page';
import { ListedPage, PageSlot } from '../pages/page-slot';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { undoClear } from '../state/run-tool';
import { toastClosed } from '../state/toasts';
import { focusInput } from '../tool-kit/input/focus';
import { CatalogProvider, type Catalog } from '../tool-kit/catalog-context';
import { findTool, toolIdAt } from '../tools/lookup';
import { ThemeProvider } from '../visitor/theme';
import { LastResort } from './last-resort';
import { Layout } from './layout/layout';
import { useArrival } from './layout/use-arrival';
import * as words from './words';

const catalog: Catalog = {
  loadOffers: async () => (await loadCode(() => import('../tools/offers'))).offersFor,
  hasCommand: (toolId) => findTool(toolId)?.command !== undefined,
  canBeStep: (toolId) => {
    const command = findTool(toolId)?.command;
    return command !== undefined && !command.notStep;
  },
  commandOf: async (...options) => (await loadCode(() => import('../tools/commands'))).commandOf(...options),
};

export function App() {
  return (
    <ThemeProvider>
      <LastResort>
        <CatalogProvider value={catalog}>
          <Layout>
            <CurrentPage />
          </Layout>
        </CatalogProvider>
        <Toaster />
      </LastResort>
    </ThemeProvider>
  );
}

function CurrentPage() {
  const onArrival = useArrival();
  const path = shownAt(useLocation().pathname);
  const page = sitePageAt(path);
  if (page) return <ListedPage page={page} onArrival={onArrival} />;
  return <PageSlot folder={toolIdAt(path) === undefined ? 'not-found' : 'tool'} onArrival={onArrival} />;
}

/** A page starts without a toast, and so does a prerendered page. */
const toastCode = lateModule(() => import('../ui/toast'));

/** Connects the toast in the store to the one on the page. */
function Toaster() {
  const toast = useAppSelector((state) => state.toasts.current);
  const dispatch = useAppDispatch();
  const Toast = toastCode.use(toast ?? true)?.default;
  const undo = () => {
    dispatch(undoClear());
    focusInput();
  };
  const shown = toast && { ...toast, action: toast.cleared && { label: words.undo, act: undo } };
  return Toast && <Toast toast={shown ?? undefined} onClose={(id) => dispatch(toastClosed(id))} />;
}
