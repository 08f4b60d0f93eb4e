import { KernelClient, type ClientOptions } from './kernel-client';
import { createLanes, type Spawning } from './lanes';

export interface CreateOptions extends Omit<ClientOptions, 'lanes'>, Spawning {
  readonly cores: number;
}

/** The client with the same lanes as on a page with this many cores. */
export const createClient = ({ cores, scriptOf, spawn, ...options }: CreateOptions): KernelClient =>
  new KernelClient({ ...options, lanes: createLanes(cores, { scriptOf, spawn }) });
