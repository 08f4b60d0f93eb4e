// The site's tools as steps, and their kernels.
import type { Kernel } from '../../../workers/contract/run/kernel';
import type { StepTools } from '../../../workers/contract/recipe/step-tool';
import type { KernelInput } from '../../../workers/contract/run/source';
import { kernel as jsonComparer } from '../../../workers/kernels/diff-checker/kernels/json-comparer';
import { kernel as regexRe2 } from '../../../workers/kernels/regex-tester/kernels/regex-re2';
import { kernel as jsonQuery } from '../../../workers/kernels/json-formatter/kernels/json-query';
import { kernel as schemaMaker } from '../../../workers/kernels/json-schema-validator/kernels/schema-maker';
import { stepTools } from '../../../src/tools/steps';

export type AnyKernel = Kernel<KernelInput, unknown, unknown>;

const found = import.meta.glob<AnyKernel>(
  ['../../../workers/kernels/*/kernel.ts', '!../../../workers/kernels/mp4-to-mp3-converter/kernel.ts'],
  { eager: true, import: 'kernel' },
);

export const realKernels: Readonly<Record<string, AnyKernel>> = {
  ...Object.fromEntries(Object.entries(found).map(([path, kernel]) => [path.split('/')[5] ?? '', kernel])),
  'json-comparer': jsonComparer as AnyKernel,
  'json-query': jsonQuery as AnyKernel,
  'schema-maker': schemaMaker as AnyKernel,
  'regex-re2': regexRe2 as AnyKernel,
};

export const realTools: StepTools = stepTools;
