// Real tools as steps: those whose result is decided by one input.
import type { Kernel } from '../../../workers/contract/kernel';
import { stepTool, type StepTools } from '../../../workers/contract/recipe';
import type { KernelInput } from '../../../workers/contract/source';
import { kernel as base64 } from '../../../workers/kernels/base64-encoder/kernel';
import * as base64Spec from '../../../workers/kernels/base64-encoder/spec';
import { kernel as binary } from '../../../workers/kernels/binary-converter/kernel';
import * as binarySpec from '../../../workers/kernels/binary-converter/spec';
import { kernel as hash } from '../../../workers/kernels/hash-generator/kernel';
import * as hashSpec from '../../../workers/kernels/hash-generator/spec';
import { kernel as hex } from '../../../workers/kernels/hex-encoder/kernel';
import * as hexSpec from '../../../workers/kernels/hex-encoder/spec';
import { kernel as html } from '../../../workers/kernels/html-encoder/kernel';
import * as htmlSpec from '../../../workers/kernels/html-encoder/spec';
import { kernel as json } from '../../../workers/kernels/json-formatter/kernel';
import * as jsonSpec from '../../../workers/kernels/json-formatter/spec';
import { kernel as yaml } from '../../../workers/kernels/json-to-yaml/kernel';
import * as yamlSpec from '../../../workers/kernels/json-to-yaml/spec';
import { kernel as textCase } from '../../../workers/kernels/text-case-converter/kernel';
import * as textCaseSpec from '../../../workers/kernels/text-case-converter/spec';
import { kernel as dedup } from '../../../workers/kernels/text-deduplicator/kernel';
import * as dedupSpec from '../../../workers/kernels/text-deduplicator/spec';
import { kernel as url } from '../../../workers/kernels/url-encoder/kernel';
import * as urlSpec from '../../../workers/kernels/url-encoder/spec';
import { kernel as xml } from '../../../workers/kernels/xml-formatter/kernel';
import * as xmlSpec from '../../../workers/kernels/xml-formatter/spec';

export type AnyKernel = Kernel<KernelInput, unknown, unknown>;

const untyped =
  <Input extends KernelInput, Options, Output>(kernel: Kernel<Input, Options, Output>): AnyKernel =>
  (input, options, run) =>
    kernel(input as Input, options as Options, run);

export const realKernels: Readonly<Record<string, AnyKernel>> = {
  'base64-encoder': untyped(base64),
  'binary-converter': untyped(binary),
  'hash-generator': untyped(hash),
  'hex-encoder': untyped(hex),
  'html-encoder': untyped(html),
  'json-formatter': untyped(json),
  'json-to-yaml': untyped(yaml),
  'text-case-converter': untyped(textCase),
  'text-deduplicator': untyped(dedup),
  'url-encoder': untyped(url),
  'xml-formatter': untyped(xml),
};

export const realTools = {
  base64: stepTool(base64Spec.base64Encoder, base64Spec.options, (values) => values),
  binary: stepTool(binarySpec.binaryConverter, binarySpec.options, (values) => values),
  hash: stepTool(hashSpec.hashGenerator, hashSpec.options, ({ algorithms }) => ({ algorithms })),
  hex: stepTool(hexSpec.hexEncoder, hexSpec.options, (values) => values),
  html: stepTool(htmlSpec.htmlEncoder, htmlSpec.options, (values) => values),
  json: stepTool(jsonSpec.jsonFormatter, jsonSpec.options, (values) => values),
  yaml: stepTool(yamlSpec.jsonToYaml, yamlSpec.options, (values) => values),
  textCase: stepTool(textCaseSpec.textCaseConverter, textCaseSpec.options, ({ fileCase, locale }) => ({
    cases: [fileCase],
    locale,
  })),
  dedup: stepTool(dedupSpec.textDeduplicator, dedupSpec.options, (values) => values),
  url: stepTool(urlSpec.urlEncoder, urlSpec.options, (values) => values),
  xml: stepTool(xmlSpec.xmlFormatter, xmlSpec.options, (values) => values),
} satisfies StepTools;
