// The catalog for what is built below it: where a result can be sent to.
import { createContext, useContext } from 'react';
import type { ToolDefinition } from './define-tool';
import type { Discoveries } from './discovery';

export interface Catalog {
  readonly tools: readonly ToolDefinition[];
  readonly loadDiscoveries: () => Promise<Discoveries>;
}

const CatalogContext = createContext<Catalog>({ tools: [], loadDiscoveries: () => Promise.resolve({}) });

export const CatalogProvider = CatalogContext.Provider;

export const useCatalog = () => useContext(CatalogContext);
