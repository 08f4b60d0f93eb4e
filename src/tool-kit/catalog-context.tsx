// The catalog for lower floors: the tools for pasted, dropped or computed input, and commands.
import { createContext, useContext } from 'react';
import type { Shape } from '../../workers/contract/options';
import type { OffersFor } from './send-to/offer';

export interface Catalog {
  readonly loadOffers: () => Promise<OffersFor>;
  readonly hasCommand: (toolId: string) => boolean;
  /** The tool with these options on a command line. Rejects with LoadError if the code doesn't arrive. */
  readonly commandOf: (toolId: string, shape: Shape, values: object) => Promise<string>;
}

const CatalogContext = createContext<Catalog>({
  loadOffers: () => Promise.resolve(() => []),
  hasCommand: () => false,
  commandOf: () => Promise.resolve(''),
});

export const CatalogProvider = CatalogContext.Provider;

export const useCatalog = () => useContext(CatalogContext);
