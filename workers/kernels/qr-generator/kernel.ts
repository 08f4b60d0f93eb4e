// Makes QR codes and reads them.
import type { Kernel } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import { generate } from './generate';
import { readFrame, readImage } from './read';
import type { FrameOptions, FrameOutput, GenerateOptions, QrOutput, ReadOptions, ReadOutput } from './spec';

type Options = GenerateOptions | ReadOptions | FrameOptions;
type Output = QrOutput | ReadOutput | FrameOutput;

export const kernel: Kernel<Source | readonly Source[], Options, Output> = (input, options, run) => {
  if (options.task === 'frame') return readFrame(options.frame);
  const source = isList(input) ? (input[0] ?? '') : input;
  return options.task === 'read' ? readImage(source, run) : generate(source, options, run);
};

const isList = (input: Source | readonly Source[]): input is readonly Source[] => Array.isArray(input);
