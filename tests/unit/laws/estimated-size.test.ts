// The estimates of results that specs state, with documents as they are usual.
import { expect, it } from 'vitest';
import type { Kernel, KernelSpec } from '../../../workers/contract/run/kernel';
import { sizeOf, type Source } from '../../../workers/contract/run/source';
import { kernel as csvKernel } from '../../../workers/kernels/csv-converter/kernel';
import * as csv from '../../../workers/kernels/csv-converter/spec';
import { kernel as hexKernel } from '../../../workers/kernels/hex-encoder/kernel';
import * as hex from '../../../workers/kernels/hex-encoder/spec';
import { kernel as jsonKernel } from '../../../workers/kernels/json-formatter/kernel';
import { kernel as queryKernel } from '../../../workers/kernels/json-formatter/kernels/json-query';
import * as json from '../../../workers/kernels/json-formatter/spec';
import { kernel as xmlConverter } from '../../../workers/kernels/json-to-xml/kernel';
import * as toXml from '../../../workers/kernels/json-to-xml/spec';
import { kernel as yamlConverter } from '../../../workers/kernels/json-to-yaml/kernel';
import * as toYaml from '../../../workers/kernels/json-to-yaml/spec';
import { kernel as patchKernel } from '../../../workers/kernels/patch-applier/kernel';
import { patchApplier } from '../../../workers/kernels/patch-applier/spec';
import { kernel as encodingKernel } from '../../../workers/kernels/text-encodings/kernel';
import * as encoding from '../../../workers/kernels/text-encodings/spec';
import { kernel as uuidKernel } from '../../../workers/kernels/uuid-generator/kernel';
import { NAMESPACE_UUIDS, uuidGenerator } from '../../../workers/kernels/uuid-generator/spec';
import { kernel as xmlKernel } from '../../../workers/kernels/xml-formatter/kernel';
import * as xml from '../../../workers/kernels/xml-formatter/spec';
import { runKernel } from '../../../workers/run/run-kernel';
import { storedBytes } from './stored-bytes';

const signal = new AbortController().signal;

const RECORDS = Array.from({ length: 500 }, (_, id) => ({
  id,
  name: `Ann Example ${id}`,
  email: `ann.${id}@example.org`,
  active: id % 3 === 0,
  score: id / 7,
  tags: ['red', 'green'],
  address: { city: 'Berlin', zip: `${10_000 + id}` },
}));
const JSON_TEXT = JSON.stringify(RECORDS);
const YAML_TEXT = RECORDS.map(({ id, name, email }) => `- id: ${id}\n  name: ${name}\n  email: ${email}\n`).join('');
const XML_TEXT = `<people>${RECORDS.map(
  ({ id, name, email, address: { city, zip } }) =>
    `<person id="${id}"><name>${name}</name><email>${email}</email><address><city>${city}</city><zip>${zip}</zip></address></person>`,
).join('')}</people>`;

const CSV_TEXT = RECORDS.map(({ id, name, email }) => `${id},${name},${email}\n`).join('');

/** The stated and the actual size of a result. */
const sizesOf =
  <Input extends Source | readonly Source[], Values, Output>(
    spec: KernelSpec<Input, Values, Output>,
    kernel: Kernel<Input, Values, Output>,
    input: Input,
    options: Values,
  ) =>
  async () => {
    const reply = await runKernel(kernel, input, options, { signal });
    if (!reply.ok) throw new Error(JSON.stringify(reply.error));
    const bytes = [input].flat().reduce((sum, source) => sum + sizeOf(source), 0);
    return { stated: await spec.resultSize?.(options, bytes), actual: storedBytes(reply.output) };
  };

const formatJson = (options: Partial<json.JsonOptions>) =>
  sizesOf(json.jsonFormatter, jsonKernel, JSON_TEXT, { ...json.DEFAULT_OPTIONS, ...options });
const formatXml = (options: Partial<xml.XmlOptions>) =>
  sizesOf(xml.xmlFormatter, xmlKernel, XML_TEXT, { action: 'format', indent: '2', ...options });
const convertXml = (input: string, options: Partial<toXml.ConverterOptions>) =>
  sizesOf(toXml.jsonToXml, xmlConverter, input, { ...toXml.DEFAULT_OPTIONS, ...options });
const convertYaml = (input: string, options: Partial<toYaml.YamlOptions>) =>
  sizesOf(toYaml.jsonToYaml, yamlConverter, input, { ...toYaml.DEFAULT_OPTIONS, ...options });
const convertCsv = (input: string, options: Partial<csv.CsvOptions>) =>
  sizesOf(csv.csvConverter, csvKernel, input, { ...csv.DEFAULT_OPTIONS, ...options });

it.each([
  ['bytes in hexadecimal', sizesOf(hex.hexEncoder, hexKernel, '6a'.repeat(9000), { ...hex.DEFAULTS, mode: 'decode' })],
  [
    'bytes in Ascii85',
    sizesOf(encoding.textEncodings, encodingKernel, '9jqo^'.repeat(2000), {
      ...encoding.DEFAULTS,
      mode: 'decode',
      encoding: 'ascii85',
    }),
  ],
  ['JSON', formatJson({})],
  ['JSON with wide indentation', formatJson({ indent: '4' })],
  ['a tree of JSON', formatJson({ action: 'tree' })],
  ['XML', formatXml({})],
  ['XML with wide indentation', formatXml({ indent: '4' })],
  ['minified XML', formatXml({ action: 'minify' })],
  ['XML of JSON', convertXml(JSON_TEXT, {})],
  ['XML of JSON without losses', convertXml(JSON_TEXT, { way: 'lossless' })],
  ['JSON of XML', convertXml(XML_TEXT, { mode: 'xml-to-json' })],
  ['JSON of XML without losses', convertXml(XML_TEXT, { mode: 'xml-to-json', way: 'lossless' })],
  ['YAML', convertYaml(JSON_TEXT, {})],
  ['JSON of CSV', convertCsv(`id,name,email\n${CSV_TEXT}`, {})],
  ['CSV of JSON', convertCsv(JSON_TEXT, { mode: 'to-csv' })],
  ['JSON of YAML', convertYaml(YAML_TEXT, { mode: 'to-json' })],
  [
    'a text with a patch',
    sizesOf(patchApplier, patchKernel, ['a\nb\nc\n'.repeat(500), '@@ -1,2 +1,2 @@\n-a\n+A\n b\n'], { reverse: false }),
  ],
  [
    'identifiers of names',
    sizesOf(uuidGenerator, uuidKernel, RECORDS.map(({ id }) => `name${id + 10_000}`).join('\n'), {
      kind: 'v5',
      format: 'standard',
      namespace: NAMESPACE_UUIDS.dns,
    }),
  ],
])('the size of %s is within twice the estimate and half of it', async (_, sizes) => {
  const { stated, actual } = await sizes();
  expect(stated?.isEstimate).toBe(true);
  expect(actual).toBeGreaterThan((stated?.bytes ?? 0) / 2);
  expect(actual).toBeLessThan((stated?.bytes ?? 0) * 2);
});

it('the matches of a query have no stated size, because they may contain each other', async () => {
  const input = `${'['.repeat(100)}${']'.repeat(100)}`;
  const options = { ...json.DEFAULT_OPTIONS, action: 'minify', query: '$..*' } as const;
  const { stated, actual } = await sizesOf(json.jsonQuery, queryKernel, input, options)();
  expect(actual).toBeGreaterThan(10 * input.length);
  expect(stated).toBeUndefined();
});
