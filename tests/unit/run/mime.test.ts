import { expect, it } from 'vitest';
import { isTextMime } from '../../../workers/lib/mime';

it.each([
  'text/plain',
  'text/csv; charset=utf-8',
  'TEXT/HTML',
  'application/json',
  'application/json;charset=utf-8',
  'application/ld+json',
  'application/xml',
  'image/svg+xml',
  'application/yaml',
  'application/x-yaml',
  'application/openapi+yaml',
  'application/javascript',
  'application/x-javascript',
])('%s is text', (mime) => {
  expect(isTextMime(mime)).toBe(true);
});

it.each([
  '',
  'application/octet-stream',
  'audio/mpeg',
  'application/pdf',
  'image/png; note=text/plain',
  'application/json-seq',
  'application/vnd.ms-xmlish',
])('“%s” is not', (mime) => {
  expect(isTextMime(mime)).toBe(false);
});
