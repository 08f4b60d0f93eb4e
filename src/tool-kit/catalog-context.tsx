// The catalog, for code on lower floors: the tools that fit pasted, dropped or computed input, and commands.
import { createContext, useContext } from 'react';
import type { WrittenCommand } from '../../workers/contract/options/flags';
import type { Shape } from '../../workers/contract/options/options';
import type { Shell } from '../../workers/contract/options/quoted';
import type { OffersFor } from './send-to/offer';

export interface Catalog {
  readonly loadOffers: () => Promise<OffersFor>;
  readonly hasCommand: (toolId: string) => boolean;
  /** Whether a run of the tool can be a step of a recipe. */
  readonly canBeStep: (toolId: string) => boolean;
  /** Writes the tool with these options as a command. Rejects with LoadError if the code doesn't arrive. */
  readonly commandOf: (toolId: string, shape: Shape, values: object, shell: Shell) => Promise<WrittenCommand>;
}

const CatalogContext = createContext<Catalog>({
  loadOffers: () => Promise.resolve(() => []),
  hasCommand: () => false,
  canBeStep: () => false,
  commandOf: () => Promise.resolve({ text: '' }),
});

export const CatalogProvider = CatalogContext.Provider;

export const useCatalog = () => useContext(CatalogContext);
