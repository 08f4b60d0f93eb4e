// Everything inside the router and the store, the same for the browser and for a prerendered page.
import { useEffect } from 'react';
import { ThemeProvider } from '../visitor/theme';
import { CatalogProvider, type Catalog } from '../tool-kit/catalog-context';
import { Router } from './router';
import { Toaster } from './toaster';

/** public/early.js waits for it, with what the visitor did to the prerendered page in the meantime. */
function tellReady() {
  // Not from within React's own work: the events that are then repeated must be able to hydrate what they meet.
  setTimeout(() => document.dispatchEvent(new Event('toolyard-ready')));
}

const catalog: Catalog = {
  loadOffers: () => import('../tools/offers').then(({ offersFor }) => offersFor),
};

export function App() {
  useEffect(tellReady, []);
  return (
    <ThemeProvider>
      <CatalogProvider value={catalog}>
        <Router />
      </CatalogProvider>
      <Toaster />
    </ThemeProvider>
  );
}
