// The services for components: a screen that shows a kept Blob asks its store for it.
import { createContext, useContext } from 'react';
import type { Services } from './services';

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within a ServicesProvider');
  return services;
}

export const useArtifacts = (): Services['artifacts'] => useServices().artifacts;

/** For what is asked beside the tools' own runs, which the state follows. */
export const useClient = (): Services['client'] => useServices().client;

export const useWorkers = (): Services['workers'] => useServices().workers;
