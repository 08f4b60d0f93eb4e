// Reads QR codes. Separate from the kernel that makes them, because its WebAssembly is a larger download.
import type { Kernel } from '../../../contract/run/kernel';
import type { Source } from '../../../contract/run/source';
import { readFrame, readImage } from '../read';
import type { FrameOptions, FrameOutput, ReadOptions, ReadOutput } from '../spec';

export const kernel: Kernel<Source | readonly Source[], ReadOptions | FrameOptions, ReadOutput | FrameOutput> = (
  input,
  options,
  run,
) => {
  if (options.task === 'frame') return readFrame(options.frame);
  return readImage(isList(input) ? (input[0] ?? '') : input, options, run);
};

const isList = (input: Source | readonly Source[]): input is readonly Source[] => Array.isArray(input);
