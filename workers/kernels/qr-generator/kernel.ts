// Makes QR codes, one or many.
import type { Kernel } from '../../contract/run/kernel';
import type { Source } from '../../contract/run/source';
import { batch } from './batch';
import { generate } from './generate';
import type { BatchOptions, BatchOutput, GenerateOptions, QrOutput } from './spec';

export const kernel: Kernel<Source, GenerateOptions | BatchOptions, QrOutput | BatchOutput> = (input, options, run) =>
  options.task === 'batch' ? batch(input, options, run) : generate(input, options, run);
