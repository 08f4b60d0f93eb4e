// The page's state. Actions and state are plain data without exception: Blobs are held by the artifact store.
import { configureStore } from '@reduxjs/toolkit';
import { housekeeping } from './housekeeping';
import { rootReducer } from './root';
import type { Services } from './services-context';

export type AppStore = ReturnType<typeof createStore>;

export const createStore = (services: Services) =>
  configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).concat(housekeeping(services)),
  });
