// Makes QR codes and reads them.
import type { Kernel } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import { batch } from './batch';
import { generate } from './generate';
import { readFrame, readImage } from './read';
import type {
  BatchOptions,
  BatchOutput,
  FrameOptions,
  FrameOutput,
  GenerateOptions,
  QrOutput,
  ReadOptions,
  ReadOutput,
} from './spec';

type Options = GenerateOptions | BatchOptions | ReadOptions | FrameOptions;
type Output = QrOutput | BatchOutput | ReadOutput | FrameOutput;

export const kernel: Kernel<Source | readonly Source[], Options, Output> = (input, options, run) => {
  if (options.task === 'frame') return readFrame(options.frame);
  const source = isList(input) ? (input[0] ?? '') : input;
  if (options.task === 'read') return readImage(source, run);
  return options.task === 'batch' ? batch(source, options, run) : generate(source, options, run);
};

const isList = (input: Source | readonly Source[]): input is readonly Source[] => Array.isArray(input);
