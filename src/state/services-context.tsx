// The services for components: a screen that shows a kept Blob asks its store for it.
import { createContext, useContext } from 'react';
import type { Services } from './services';

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Services are used outside of a ServicesProvider');
  return services;
}

export const useArtifacts = () => useServices().artifacts;

export const useWorkers = () => useServices().workers;
