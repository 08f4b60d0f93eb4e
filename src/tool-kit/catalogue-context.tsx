// The catalogue for what is built below it: where a result can be sent to.
import { createContext, useContext } from 'react';
import type { ToolDefinition } from './define-tool';

const CatalogueContext = createContext<readonly ToolDefinition[]>([]);

export const CatalogueProvider = CatalogueContext.Provider;

export const useCatalogue = () => useContext(CatalogueContext);
