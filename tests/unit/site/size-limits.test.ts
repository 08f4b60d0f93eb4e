// The size limits that the pages show are those that the kernels enforce.
import { expect, test } from 'vitest';
import { MiB } from '../../../workers/contract/run/sink';
import { JSON_LIMIT, LINE_LIMIT, VALUE_LIMIT as JSON_VALUES } from '../../../workers/kernels/diff-checker/spec';
import { QUERY_LIMIT, REPAIR_LIMIT, SORT_LIMIT } from '../../../workers/kernels/json-formatter/spec';
import { DOCUMENT_LIMIT, SCHEMA_LIMIT, SCHEMAS_LIMIT } from '../../../workers/kernels/json-schema-validator/spec';
import { INPUT_LIMIT, VALUE_LIMIT } from '../../../workers/kernels/json-to-xml/spec';
import { YAML_LIMIT } from '../../../workers/kernels/json-to-yaml/spec';
import { SORT_LIMIT as LIST_LIMIT } from '../../../workers/kernels/list-comparer/spec';
import { LARGEST_BYTES as LARGEST_MARKDOWN } from '../../../workers/kernels/markdown-editor/spec';
import { SIZE_LIMIT } from '../../../workers/kernels/patch-applier/spec';
import { LARGEST_BYTES as LARGEST_TEXT } from '../../../workers/kernels/regex-tester/spec';
import { SORT_LIMIT as UNIQUE_LIMIT } from '../../../workers/kernels/text-deduplicator/spec';
import { tools } from '../../../src/tools/index';

const mb = (bytes: number) => `${String(Math.floor(bytes / 1e6))} MB`;
const mib = (bytes: number) => `${String(bytes / MiB)} MB`;
const millions = (count: number) => `${String(count / 1e6)} million`;

const ENFORCED: Readonly<Record<string, readonly string[]>> = {
  'json-formatter': [mib(SORT_LIMIT), mib(QUERY_LIMIT), mib(REPAIR_LIMIT)],
  'json-schema-validator': [mib(DOCUMENT_LIMIT), mib(SCHEMA_LIMIT), mib(SCHEMAS_LIMIT)],
  'json-to-xml': [mib(INPUT_LIMIT), millions(VALUE_LIMIT)],
  'json-to-yaml': [mib(YAML_LIMIT)],
  'markdown-editor': [mb(LARGEST_MARKDOWN)],
  'regex-tester': [mb(LARGEST_TEXT)],
  'text-deduplicator': [mib(UNIQUE_LIMIT)],
  'diff-checker': [millions(LINE_LIMIT), mib(JSON_LIMIT), millions(JSON_VALUES), mib(SIZE_LIMIT)],
  'list-comparer': [mib(LIST_LIMIT)],
};

test('each limit is compared', () => {
  const limited = tools.filter(({ sizeLimit }) => sizeLimit).map(({ id }) => id);
  expect(limited.toSorted()).toEqual(Object.keys(ENFORCED).toSorted());
});

test.each(Object.entries(ENFORCED))('%s', (id, limits) => {
  expect(tools.find((tool) => tool.id === id)?.sizeLimit?.match(/[\d.]+ (?:MB|million)/g)).toEqual(limits);
});
