// What thunks and components use besides the state: the workers' client and the store of Blobs.
import { createContext, useContext } from 'react';
import type { StartRun } from '../../workers/client/kernel-client';
import type { Progress } from '../../workers/contract/run/kernel';
import type { InWords } from '../../workers/contract/run/message';
import type { WorkerReport } from '../../workers/contract/site/reported';
import type { KernelInput } from '../../workers/contract/run/source';
import type { RunReply } from '../../workers/contract/run/wire';
import type { ArtifactStore } from '../artifacts/artifact-store';
import type { StepView } from './recipe';
import type { RunSpec } from './run-spec';
import type { FindShortage } from './storage-room';

/** How the page creates workers, and the workers' reports of their requests. */
export interface WorkerScripts {
  readonly scriptOf: (id: string) => string;
  readonly spawn: (script: string, folder?: string) => Worker;
  readonly reported: WorkerReport;
}

/** A recipe's progress has its steps, those that are off included. */
export interface PageProgress extends Progress<string> {
  readonly steps?: readonly (StepView | undefined)[];
}

/** KernelClient's callbacks, with text for messages. */
export interface StartPageRun<Input, Options> extends Omit<StartRun<Input, Options>, 'onProgress'> {
  readonly onProgress?: (progress: PageProgress) => unknown;
}

/** Runs kernels and recipes. Messages arrive as text. */
export interface PageClient {
  run<Input extends KernelInput, Options, Output>(
    spec: RunSpec<Input, Options, Output>,
    start: StartPageRun<Input, Options>,
  ): Promise<RunReply<InWords<Output>, string>>;
  cancel(runId: string): void;
}

export interface Services {
  readonly workers: () => Promise<WorkerScripts>;
  readonly client: PageClient;
  readonly artifacts: ArtifactStore;
  readonly findShortage: FindShortage;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within a ServicesProvider');
  return services;
}

export const useArtifacts = (): Services['artifacts'] => useServices().artifacts;

/** For runs that aren't a tool's own. The state follows the tools' own runs. */
export const useClient = (): Services['client'] => useServices().client;

export const useWorkers = (): Services['workers'] => useServices().workers;
