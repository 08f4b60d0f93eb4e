// Puts the results of several files into one ZIP.
import type { KernelSpec } from '../../contract/run/kernel';
import type { Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';

export interface ZipOptions {
  /** A path for each file, with `/` between folders. They are made safe and unique. */
  readonly names: readonly string[];
  /** The files' times of modification, in milliseconds since 1970. */
  readonly modified: number;
}

export interface ZipOutput {
  readonly result: Stored;
}

export const zipWriter: KernelSpec<readonly Source[], ZipOptions, ZipOutput> = {
  id: 'zip-writer',
  rights: 'compute',
  several: true,
};
