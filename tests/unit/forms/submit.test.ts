// Each form's request, and its words for every kind of response. The words come from the product's specification.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import type { Submit } from '../../../src/pages/forms/form-state';
import { confirm, sendIdea, sendMessage, subscribe, unsubscribe } from '../../../src/pages/forms/send-form';

interface Form {
  readonly submit: Submit<string>;
  readonly path: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
}

const message = { name: 'Ann', email: 'ann@example.org', subject: 'Hello there', message: 'A fine tool.\nThank you!' };
const idea = {
  toolName: 'Tide Table',
  description: 'Takes a harbor,\ngives the tides.',
  category: 'Calculator',
  useCase: 'Before I go sailing.',
  name: 'Ann',
  email: 'ann@example.org',
};
const address = { email: 'ann@example.org' };

const contactForm: Form = {
  submit: sendMessage,
  path: endpoints.contact,
  typed: { ...message, name: ' Ann ' },
  body: message,
};
const ideaForm: Form = { submit: sendIdea, path: endpoints.toolIdea, typed: idea, body: idea };
const signup: Form = {
  submit: subscribe,
  path: endpoints.newsletter,
  typed: { email: '  ann@example.org ' },
  body: { ...address, action: 'subscribe' },
};
const unsubscription: Form = {
  submit: unsubscribe,
  path: endpoints.newsletter,
  typed: address,
  body: { ...address, action: 'unsubscribe' },
};

/** `lost` is a network that fails. */
type Reply = Response | 'lost';

const json = (body: unknown, status = 200) => Response.json(body, { status });
const html = (text: string) => new Response(text, { status: 502, headers: { 'Content-Type': 'text/html' } });
const brokenJson = () => new Response('{"success"', { headers: { 'Content-Type': 'application/json' } });

const formData = (values: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

function answerWith(reply: Reply, token: Reply = json({ token: 'T1' })) {
  fetched.mockImplementation((path) => {
    const answer = path === endpoints.formToken ? token : reply;
    return answer === 'lost' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer);
  });
}

/** The requests to the form's address. */
const posts = () =>
  fetched.mock.calls
    .filter(([path]) => path !== endpoints.formToken)
    .map(([path, init]) => ({
      path,
      body: JSON.parse(init?.body as string) as unknown,
      headers: Object.fromEntries(new Headers(init?.headers)),
    }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  ['the contact form', contactForm],
  ['a tool idea', ideaForm],
  ['a signup', signup],
  ['an unsubscription', unsubscription],
])('%s', (_, { submit, path, typed, body }) => {
  test('is posted as trimmed JSON, with its token', async () => {
    answerWith(json({ success: true }));
    await submit(formData({ ...typed, website: '' }));
    expect(posts()).toEqual([{ path, body, headers: { 'content-type': 'application/json', 'x-form-token': 'T1' } }]);
  });

  test('carries what a bot put into the honeypot', async () => {
    answerWith(json({ success: true }));
    await submit(formData({ ...typed, website: 'spam' }));
    expect(posts().map((post) => post.body)).toEqual([{ ...body, website: 'spam' }]);
  });

  test('is not posted while it is invalid', async () => {
    answerWith(json({ success: true }));
    expect((await submit(formData({ ...typed, email: 'ann' }))).kind).toBe('invalid');
    expect(posts()).toEqual([]);
  });
});

test.each([
  ['no response', 'lost'],
  ['an error', json({ token: 'T1' }, 500)],
  ['HTML', html('<p>T1</p>')],
  ['JSON without one', json({})],
  ['an empty one', json({ token: '' })],
] as const)('a form is posted without a token if the server gives %s', async (_, token) => {
  answerWith(json({ success: true }), token);
  await subscribe(formData(address));
  expect(posts().map(({ headers }) => headers)).toEqual([{ 'content-type': 'application/json' }]);
});

test.each<[string, Form, Reply, string]>([
  [
    'the contact form, in the server’s words',
    contactForm,
    json({ success: true, message: 'We have it' }),
    'We have it',
  ],
  ['the contact form, in its own', contactForm, json({ success: true }), 'Your message has been sent.'],
  ['a signup, in the server’s words', signup, json({ success: true, message: 'Welcome' }), 'Welcome'],
  ['a signup, in its own', signup, json({ success: true }), 'Thank you for subscribing!'],
  ['an unsubscription', unsubscription, json({ success: true, message: 'Gone' }), 'Gone'],
])('success of %s', async (_, { submit, typed }, reply, words) => {
  answerWith(reply);
  expect(await submit(formData(typed))).toEqual({ kind: 'sent', message: words });
});

test('a tool idea is sent with any status of success, whatever the body', async () => {
  answerWith(new Response('whatever', { status: 201 }));
  expect((await sendIdea(formData(idea))).kind).toBe('sent');
});

const NO_WORDS = 'Error: Failed to submit contact form. Please try again.';
const NO_JSON = 'Error: Server configuration issue. Please contact support.';
const IDEA_FAILED = 'Failed to submit tool idea. Please try again.';
const SIGNUP_FAILED = 'Subscription failed. Please try again.';

test.each<[string, Form, Reply, string]>([
  ['the contact form, with an error', contactForm, json({ success: false, error: 'E', message: 'M' }), 'Error: E'],
  ['the contact form, with words', contactForm, json({ success: false, message: 'M' }), 'Error: M'],
  ['the contact form, with a status', contactForm, json({ success: false, error: 'E' }, 422), 'Error: E'],
  ['the contact form, without words', contactForm, json({ success: false }), NO_WORDS],
  ['the contact form, not in JSON', contactForm, html('<h1>Bad gateway</h1>'), NO_JSON],
  ['a tool idea, with an error', ideaForm, json({ error: 'E', message: 'M' }, 400), 'E'],
  ['a tool idea, with words', ideaForm, json({ success: false, message: 'M' }, 429), 'M'],
  ['a tool idea, without words', ideaForm, json({}, 500), IDEA_FAILED],
  ['a tool idea, not in JSON', ideaForm, html('<h1>Bad gateway</h1>'), IDEA_FAILED],
  ['a signup, with words', signup, json({ success: false, message: 'Already with us' }), 'Already with us'],
  ['a signup, with a status', signup, json({ success: false, message: 'Later', error: 'L8r' }, 429), 'Later'],
  ['a signup, without words', signup, json({ success: false }), SIGNUP_FAILED],
  ['a signup, with empty words', signup, json({ success: false, message: ' ' }, 500), SIGNUP_FAILED],
  ['an unsubscription, with words', unsubscription, json({ success: false, message: 'Not on it' }), 'Not on it'],
  [
    'an unsubscription, without words',
    unsubscription,
    json({ success: false }),
    'Unsubscribe failed. Please try again.',
  ],
])('refusal of %s', async (_, { submit, typed }, reply, words) => {
  answerWith(reply);
  expect(await submit(formData(typed))).toEqual({ kind: 'failed', message: words });
});

// The page then shows its words for a server that can't be reached.
test.each<[string, Form, Reply]>([
  ['the contact form, without a response', contactForm, 'lost'],
  ['the contact form, with broken JSON', contactForm, brokenJson()],
  ['a tool idea, without a response', ideaForm, 'lost'],
  ['a signup, without a response', signup, 'lost'],
  ['a signup, not in JSON', signup, html('<h1>Bad gateway</h1>')],
  ['a signup, with JSON of another kind', signup, json(null)],
  ['an unsubscription, without a response', unsubscription, 'lost'],
])('rejection of %s', async (_, { submit, typed }, reply) => {
  answerWith(reply);
  await expect(submit(formData(typed))).rejects.toThrow();
});

test('what is not JSON is logged for the contact form, and what failed for an unsubscription', async () => {
  answerWith(html('<h1>Bad gateway</h1>'));
  await sendMessage(formData(message));
  expect(console.error).toHaveBeenLastCalledWith(expect.any(String), '<h1>Bad gateway</h1>');
  answerWith('lost');
  await expect(unsubscribe(formData(address))).rejects.toThrow();
  expect(console.error).toHaveBeenLastCalledWith('Unsubscribing failed:', expect.any(TypeError));
});

describe('a confirmation', () => {
  const token = '5c4aa935-c170-48ef-a5f5-cab7609dd70a';

  test('posts the token of the link', async () => {
    answerWith(json({ success: true, message: 'Confirmed' }));
    expect(await confirm(formData({ token, website: '' }))).toEqual({ kind: 'sent', message: 'Confirmed' });
    expect(posts()).toMatchObject([{ path: endpoints.confirmation, body: { token } }]);
  });

  test.each(['', 'abc', `${token}x`])('is not posted with the token %j', async (broken) => {
    answerWith(json({ success: true }));
    expect(await confirm(formData({ token: broken }))).toEqual({
      kind: 'invalid',
      errors: { token: 'This link is incomplete. Please open the link in the email again.' },
    });
    expect(posts()).toEqual([]);
  });

  test('that is refused shows the server’s words', async () => {
    answerWith(json({ success: false, message: 'Expired' }, 410));
    expect(await confirm(formData({ token }))).toEqual({ kind: 'failed', message: 'Expired' });
  });
});
