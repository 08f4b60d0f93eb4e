// Everything inside the router and the store, the same for the browser and for a prerendered page.
import { loadCode } from '../hydration/late-module';
import { ThemeProvider } from '../visitor/theme';
import { CatalogProvider, type Catalog } from '../tool-kit/catalog-context';
import { LastResort } from './last-resort';
import { Router } from './router';
import { Toaster } from './toaster';

const catalog: Catalog = {
  loadOffers: async () => (await loadCode(() => import('../tools/offers'))).offersFor,
};

export function App() {
  return (
    <ThemeProvider>
      <LastResort>
        <CatalogProvider value={catalog}>
          <Router />
        </CatalogProvider>
        <Toaster />
      </LastResort>
    </ThemeProvider>
  );
}
