// The payload of a JWT as a step of a recipe. The tool's page decodes tokens without a kernel, because it keeps them out of the state.
import type { KernelSpec } from '../../contract/run/kernel';
import { KiB } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

/** UTF-8 bytes of a token and the whitespace around it. */
export const LARGEST_TOKEN = 64 * KiB;

export const jwtPayload: KernelSpec<Source, Readonly<Record<string, never>>, TextOutput> = {
  id: 'jwt-decoder',
  rights: 'compute',
  weigh: () => 'quick',
};
