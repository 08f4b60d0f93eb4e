// What thunks and components use besides the state: the client of the workers, and the store of Blobs.
import { createContext, useContext } from 'react';
import type { StartRun } from '../../workers/client/kernel-client';
import type { KernelSpec, Progress } from '../../workers/contract/kernel';
import type { InWords } from '../../workers/contract/message';
import type { WorkerReport } from '../../workers/contract/reported';
import type { KernelInput } from '../../workers/contract/source';
import type { RunReply } from '../../workers/contract/wire';
import type { ArtifactStore } from '../artifacts/artifact-store';

/** How the page creates workers, and the workers' reports of their requests. */
export interface WorkerScripts {
  readonly scriptOf: (id: string) => string;
  readonly spawn: (script: string, folder?: string) => Worker;
  readonly reported: WorkerReport;
}

/** KernelClient's callbacks, with text for messages. */
export interface StartPageRun<Input, Options> extends Omit<StartRun<Input, Options>, 'onProgress'> {
  readonly onProgress?: (progress: Progress<string>) => unknown;
}

/** Runs kernels. Messages arrive as text. */
export interface PageClient {
  run<Input extends KernelInput, Options, Output>(
    spec: KernelSpec<Input, Options, Output>,
    start: StartPageRun<Input, Options>,
  ): Promise<RunReply<InWords<Output>, string>>;
  cancel(runId: string): void;
}

export interface Services {
  readonly workers: () => Promise<WorkerScripts>;
  readonly client: PageClient;
  readonly artifacts: ArtifactStore;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within a ServicesProvider');
  return services;
}

export const useArtifacts = (): Services['artifacts'] => useServices().artifacts;

/** For runs other than the tools' own, which the state follows. */
export const useClient = (): Services['client'] => useServices().client;

export const useWorkers = (): Services['workers'] => useServices().workers;
