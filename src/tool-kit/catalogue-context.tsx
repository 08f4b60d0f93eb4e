// The catalogue for what is built below it: where a result can be sent to.
import { createContext, useContext } from 'react';
import type { ToolDefinition } from './define-tool';
import type { Discoveries } from './discovery';

export interface Catalogue {
  readonly tools: readonly ToolDefinition[];
  readonly loadDiscoveries: () => Promise<Discoveries>;
}

const CatalogueContext = createContext<Catalogue>({ tools: [], loadDiscoveries: () => Promise.resolve({}) });

export const CatalogueProvider = CatalogueContext.Provider;

export const useCatalogue = () => useContext(CatalogueContext);
