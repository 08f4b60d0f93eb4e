import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactDetails } from '../../../src/pages/contact-us/contact-details';

const none = { supportEmail: '', generalEmail: '', businessEmail: '', legalEmail: '' };
const render = (contact: typeof none) => renderToStaticMarkup(createElement(ContactDetails, { contact }));

test('addresses that are set are shown, and only they', () => {
  const html = render({ ...none, supportEmail: 'help@example.org', legalEmail: 'law@example.org' });
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'mailto:help@example.org',
    'mailto:law@example.org',
  ]);
});

test('without an address there is no word of email', () => {
  expect(render(none)).not.toMatch(/mail/i);
});
