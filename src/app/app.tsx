// Everything inside the router and the store, the same for the browser and for a prerendered page.
import { ThemeProvider } from '../state/theme';
import { CatalogueProvider } from '../tool-kit/catalogue-context';
import { tools } from '../tools/index';
import { Router } from './router';
import { Toaster } from './toaster';

export function App() {
  return (
    <ThemeProvider>
      <CatalogueProvider value={tools}>
        <Router />
      </CatalogueProvider>
      <Toaster />
    </ThemeProvider>
  );
}
