// What stands around the app: the same for the browser and for a prerendered page, or hydration would find another tree.
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ServicesProvider, type Services } from '../state/services-context';
import type { AppStore } from '../state/store';

export function createRootAround(store: AppStore, services: Services) {
  // Parts of the page are taken over later than others, when the state may have changed already.
  const prerendered = store.getState();
  return function Root({ children }: { children: ReactNode }) {
    return (
      <StrictMode>
        <Provider store={store} serverState={prerendered}>
          <ServicesProvider value={services}>{children}</ServicesProvider>
        </Provider>
      </StrictMode>
    );
  };
}
