// Edge cases of the forms' rules. The expected results come from the product's specification and from browsers.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contactSchema } from '../../../src/forms/contact';
import { newsletterSchema } from '../../../src/forms/newsletter';
import { toolIdeaSchema } from '../../../src/forms/tool-idea';

const contact = { name: 'Al', email: 'a@b', subject: 'Hello', message: 'Ten chars.' };

const idea = {
  toolName: 'Map',
  description: 'Ten chars.',
  category: 'Other',
  useCase: 'Ten chars.',
  name: 'A',
  email: 'a@b',
};

/** The names of the invalid fields. */
const invalidFields = (schema: v.GenericSchema, value: unknown) => {
  const { issues = [] } = v.safeParse(schema, value);
  return [...new Set(issues.map((issue) => v.getDotPath(issue)))];
};

const firstText = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

describe('the shortest that is enough', () => {
  test('a message', () => expect(v.parse(contactSchema, contact)).toEqual(contact));
  test('an idea', () => expect(v.parse(toolIdeaSchema, idea)).toEqual(idea));
});

describe('one character less is too short', () => {
  test.each(Object.entries({ name: 'A', subject: 'Hell', message: 'Nine char' }))('%s of a message', (field, text) => {
    expect(invalidFields(contactSchema, { ...contact, [field]: text })).toEqual([field]);
    // Whitespace around a text does not count.
    expect(invalidFields(contactSchema, { ...contact, [field]: ` ${text}\t` })).toEqual([field]);
  });
  test.each(Object.entries({ toolName: 'Ma', description: 'Nine char', useCase: 'Nine char', name: ' ' }))(
    '%s of an idea',
    (field, text) => expect(invalidFields(toolIdeaSchema, { ...idea, [field]: text })).toEqual([field]),
  );
});

test.each([
  ['a message', contactSchema, contact],
  ['an idea', toolIdeaSchema, idea],
] as const)('every field of %s is required', (_, schema, complete) => {
  for (const field of Object.keys(complete)) {
    expect(invalidFields(schema, { ...complete, [field]: '' })).toEqual([field]);
    expect(invalidFields(schema, { ...complete, [field]: '   ' })).toEqual([field]);
    expect(invalidFields(schema, { ...complete, [field]: undefined })).toEqual([field]);
    expect(invalidFields(schema, { ...complete, [field]: 7 })).toEqual([field]);
  }
});

test.each(['Converter', 'Encoder/Decoder', 'Generator', 'Formatter', 'Calculator', 'Utility', 'Security', 'Other'])(
  'an idea may be a %s',
  (category) => expect(invalidFields(toolIdeaSchema, { ...idea, category })).toEqual([]),
);

test.each(['converter', 'Game', 'Encoder'])('an idea may not be a %s', (category) =>
  expect(invalidFields(toolIdeaSchema, { ...idea, category })).toEqual(['category']),
);

// As an <input type="email"> of Chromium and of Firefox judges them.
describe('the address of a message', () => {
  test.each(['a@b', 'first.last+tag@example.co.uk', "o'hara@example.org", 'a@1.2.3.4', `a@${'b'.repeat(63)}.de`])(
    '%s is one',
    (email) => expect(invalidFields(contactSchema, { ...contact, email })).toEqual([]),
  );
  test.each(['a', 'a@', '@b', 'a@b@c', 'a b@c', 'a@b.', 'a@-b', 'a@b-', 'a@b..c', `a@${'b'.repeat(64)}`])(
    '%j is none',
    (email) => expect(invalidFields(contactSchema, { ...contact, email })).toEqual(['email']),
  );
  // RFC 5321, erratum 1690: 254 octets.
  test('has at most 254 characters', () => {
    const longest = `${'a'.repeat(252)}@b`;
    expect(invalidFields(contactSchema, { ...contact, email: longest })).toEqual([]);
    expect(invalidFields(contactSchema, { ...contact, email: `a${longest}` })).toEqual(['email']);
  });
});

describe('the newsletter', () => {
  const subscribe = (email: unknown) => ({ email, action: 'subscribe' });

  test.each(['', ' ', '\t'])('%j is no address yet', (email) =>
    expect(firstText(newsletterSchema, subscribe(email))).toBe('Please enter your email address'),
  );
  test.each(['a', 'example.com', ' a '])('%j lacks the @', (email) =>
    expect(firstText(newsletterSchema, subscribe(email))).toBe('Please enter a valid email address'),
  );
  test('an address is trimmed', () => {
    expect(v.parse(newsletterSchema, subscribe('  a@b '))).toEqual(subscribe('a@b'));
  });
  // RFC 5321, 4.1.2 and 4.1.3; RFC 6531, 3.3. Dots at odd places are against the RFC, and in use.
  test.each([
    "o'hara+tag@example.co.uk",
    'грета@пример.рф',
    '用户@例子.广告',
    'Ann.@example.org',
    '"ann smith, jr."@example.org',
    'ann@[192.0.2.1]',
    'ann@[IPv6:2001:db8::1]',
  ])('%s may be one', (email) => expect(invalidFields(newsletterSchema, subscribe(email))).toEqual([]));
  test.each([
    '@',
    'a@',
    '@b',
    'a@b@c',
    'a@b.c,x@y.z',
    'a@b.c;x@y.z',
    'a@b x@y',
    'Ann <a@b>',
    'a@b..c',
    'a@.b',
    '"a"b"@c',
  ])('%j is not one address', (email) =>
    expect(firstText(newsletterSchema, subscribe(email))).toBe('Please enter a valid email address'),
  );
  test('a line break within an address is refused', () => {
    expect(invalidFields(newsletterSchema, subscribe('a@b\nBcc: c@d'))).toEqual(['email']);
  });
  test.each(['subscribe', 'unsubscribe'])('the action may be %s', (action) =>
    expect(invalidFields(newsletterSchema, { email: 'a@b', action })).toEqual([]),
  );
  test.each(['delete', '', undefined])('the action may not be %j', (action) =>
    expect(invalidFields(newsletterSchema, { email: 'a@b', action })).toEqual(['action']),
  );
});

test.each([
  ['the newsletter', newsletterSchema, { email: 'a@b', action: 'subscribe' }],
  ['a message', contactSchema, contact],
  ['an idea', toolIdeaSchema, idea],
] as const)('what %s does not know is left out', (_, schema, complete) => {
  expect(v.parse(schema, { ...complete, website: 'x', extra: 1 })).toEqual(complete);
});

test.each([
  ['the newsletter', newsletterSchema, { email: 'a@b', action: 'subscribe' }, 'email'],
  ['a message', contactSchema, contact, 'name'],
  ['a message', contactSchema, contact, 'message'],
  ['an idea', toolIdeaSchema, idea, 'useCase'],
] as const)('half a character in %s is refused', (_, schema, complete, field) => {
  const half = (text: string) => ({ ...complete, [field]: `${text}${Reflect.get(complete, field) as string}` });
  expect(invalidFields(schema, half('\ud83d'))).toEqual([field]);
  expect(invalidFields(schema, half('\udc4d'))).toEqual([field]);
  expect(invalidFields(schema, half('👍'))).toEqual([]);
});

describe('control characters', () => {
  test.each(['name', 'subject'])('have no place in the %s of a message', (field) =>
    expect(invalidFields(contactSchema, { ...contact, [field]: 'Hello\nBcc: a@b' })).toEqual([field]),
  );
  test('a message may have lines and tabs, and no others', () => {
    expect(invalidFields(contactSchema, { ...contact, message: 'Hello,\r\n\tyou there\n' })).toEqual([]);
    expect(invalidFields(contactSchema, { ...contact, message: 'Hello, you\0 there' })).toEqual(['message']);
  });
});
