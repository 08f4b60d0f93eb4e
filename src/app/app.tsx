// Everything inside the router and the store, the same for the browser and for a prerendered page.
import { useEffect } from 'react';
import { ThemeProvider } from '../visitor/theme';
import { CatalogueProvider, type Catalogue } from '../tool-kit/catalogue-context';
import { tools } from '../tools/index';
import { Router } from './router';
import { Toaster } from './toaster';

/** public/early.js waits for it, with what the visitor did to the prerendered page in the meantime. */
function tellReady() {
  // Not from within React's own work: the events that are then repeated must be able to hydrate what they meet.
  setTimeout(() => document.dispatchEvent(new Event('toolyard-ready')));
}

const catalogue: Catalogue = {
  tools,
  loadDiscoveries: () => import('../tools/discoveries').then(({ discoveries }) => discoveries),
};

export function App() {
  useEffect(tellReady, []);
  return (
    <ThemeProvider>
      <CatalogueProvider value={catalogue}>
        <Router />
      </CatalogueProvider>
      <Toaster />
    </ThemeProvider>
  );
}
