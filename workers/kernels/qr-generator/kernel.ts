// Makes QR codes.
import type { Kernel } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import { generate } from './generate';
import type { GenerateOptions, QrOutput } from './spec';

export const kernel: Kernel<Source, GenerateOptions, QrOutput> = (source, options, run) =>
  generate(source, options, run);
