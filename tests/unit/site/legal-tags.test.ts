// A tag that no element belongs to would drop its words from the page.
import { expect, test } from 'vitest';
import { legalTags } from '../../../src/pages/legal/legal-text';
import * as privacy from '../../../src/pages/privacy-policy/words';
import * as terms from '../../../src/pages/terms-of-service/words';

test.each([
  ['the privacy policy', privacy],
  ['the terms of service', terms],
])('every tag in %s has an element', (_, words) => {
  const tags = [...JSON.stringify(words).matchAll(/<\/?(\w+)\/?>/g)].map(([, tag = '']) => tag);
  expect(tags).toContain('contact');
  expect(Object.keys(legalTags)).toEqual(expect.arrayContaining(tags));
});
