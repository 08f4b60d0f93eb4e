// The providers of the state and of the services, around every page.
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ServicesProvider, type Services } from '../state/services-context';
import type { AppStore } from '../state/store';

export function createRootAround(store: AppStore, services: Services) {
  // Some parts hydrate later than others, and the state may have changed by then.
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
