// The services for components: a screen that shows a kept Blob asks its store for it.
import { createContext, useContext } from 'react';
import type { Services } from './services';

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

export function useArtifacts(): Services['artifacts'] {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useArtifacts must be used within a ServicesProvider');
  return services.artifacts;
}
