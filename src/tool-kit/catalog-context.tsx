// The catalog for what is built below it: where something that was pasted, dropped or computed can go.
import { createContext, useContext } from 'react';
import type { OffersFor } from './send-to/offer';

export interface Catalog {
  readonly loadOffers: () => Promise<OffersFor>;
}

const CatalogContext = createContext<Catalog>({ loadOffers: () => Promise.resolve(() => []) });

export const CatalogProvider = CatalogContext.Provider;

export const useCatalog = () => useContext(CatalogContext);
