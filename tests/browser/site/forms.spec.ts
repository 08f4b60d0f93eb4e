// The forms: input is checked, kept when sending fails, sent once, and accepted by the real server.
// tests/unit/forms/submit.test.ts has each form's request, and its words for every kind of response.
import type { Locator, Page, Route } from '@playwright/test';
import { XSS_TEXTS } from '../../tools/xss';
import { expect, test } from '../lib/test';

interface FormCase {
  readonly title: string;
  readonly path: string;
  readonly form: string;
  readonly api: string;
  /** By label: the typed text, and the text in the body. */
  readonly fields: readonly {
    readonly label: string;
    readonly typed: string;
    readonly name: string;
    readonly sent?: string;
  }[];
  readonly sending: string;
  /** Shown when the network fails. */
  readonly unreachable: string;
  /** Filled in wrongly, after an empty form: how the description of each field that is then invalid begins, in their order. */
  readonly invalid: readonly (readonly [label: string, typed: string, description: string])[];
  readonly empty: readonly (readonly [label: string, description: string])[];
  /** The server's own words, or the heading of the page that follows. */
  readonly done: string;
  /** Leads back to an empty form. */
  readonly again?: string;
  readonly action?: string;
}

const NEWSLETTER = '/api/newsletter-subscribe.php';
const CONFIRMATION = '/api/newsletter-confirm';

const email = { label: 'Email Address *', name: 'email' };

const FORMS: readonly FormCase[] = [
  {
    title: 'a message',
    path: '/contact-us',
    form: 'Contact',
    api: '/api/submit-contact.php',
    fields: [
      { label: 'Name *', typed: ' Ann Example ', name: 'name', sent: 'Ann Example' },
      { ...email, typed: 'ann@example.org' },
      { label: 'Subject *', typed: 'Große Dateien', name: 'subject' },
      {
        label: 'Message *',
        typed: 'What a fine tool.\nThank you! ',
        name: 'message',
        sent: 'What a fine tool.\nThank you!',
      },
    ],
    sending: 'Sending...',
    unreachable: 'Error: Failed to submit form. Please try again.',
    empty: [
      ['Name *', 'Name is required'],
      ['Email Address *', 'Email is required'],
      ['Subject *', 'Subject is required'],
      ['Message *', 'Message is required At least 10 characters, 0 so far'],
    ],
    invalid: [
      ['Email Address *', 'ann', 'Please enter a valid email address'],
      ['Subject *', 'Hell', 'Subject must have at least 5 characters'],
      ['Message *', '   Nine char', 'Message must have at least 10 characters At least 10 characters, 9 so far'],
    ],
    done: 'Thank you for your message. We will get back to you soon.',
  },
  {
    title: 'a tool idea',
    path: '/tool-ideas',
    form: 'Tool idea',
    api: '/api/submit-tool-idea.php',
    fields: [
      { label: 'Tool Name *', typed: 'Tide Table', name: 'toolName' },
      { label: 'Category *', typed: 'Calculator', name: 'category' },
      { label: 'Description *', typed: 'Takes a harbor,\ngives the tides.', name: 'description' },
      { label: 'Use Case *', typed: 'Before I go sailing.', name: 'useCase' },
      { label: 'Your Name *', typed: 'Ann', name: 'name' },
      { ...email, typed: 'ann@example.org' },
    ],
    sending: 'Submitting...',
    unreachable: 'Network error. Please check your connection and try again.',
    empty: [
      ['Tool Name *', 'Tool name is required'],
      ['Category *', 'Please choose a category'],
      ['Description *', 'Description is required'],
      ['Use Case *', 'Use case is required'],
      ['Your Name *', 'Name is required'],
      ['Email Address *', 'Email is required'],
    ],
    invalid: [['Use Case *', 'Nine char', 'Use case must have at least 10 characters']],
    done: 'Thank You!',
    again: 'Submit Another Idea',
  },
  {
    title: 'a signup',
    path: '/newsletter?email=ann%2Bnews%40example.org',
    form: 'Newsletter signup',
    api: NEWSLETTER,
    fields: [{ ...email, typed: '  ann@example.org ', sent: 'ann@example.org' }],
    sending: 'Subscribing...',
    unreachable: 'Failed to subscribe. Please try again later.',
    empty: [['Email Address *', 'Please enter your email address']],
    invalid: [['Email Address *', 'ann.example.org', 'Please enter a valid email address']],
    done: 'Thank you for subscribing!',
    action: 'subscribe',
  },
  {
    title: 'an unsubscription',
    path: '/unsubscribe?email=ann%2Bnews%40example.org',
    form: 'Unsubscribe',
    api: NEWSLETTER,
    fields: [{ ...email, typed: 'ann@example.org' }],
    sending: 'Unsubscribing...',
    unreachable: 'Failed to unsubscribe. Please try again later.',
    empty: [['Email Address *', 'Please enter your email address']],
    invalid: [['Email Address *', 'ann.example.org', 'Please enter a valid email address']],
    done: 'Successfully Unsubscribed',
    again: 'Resubscribe',
    action: 'unsubscribe',
  },
];

const EMAIL_IN_ADDRESS = 'ann+news@example.org';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A select has no text to clear. */
const isSelect = (field: Locator) => field.evaluate((element) => element instanceof HTMLSelectElement);

/** Fills every field in turn, by keyboard alone. A select picks the option that begins with the typed text. */
async function typeAll(page: Page, fields: readonly Locator[], texts: readonly string[], button: Locator) {
  await fields[0]?.focus();
  for (const [index, text] of texts.entries()) {
    const field = fields[index];
    if (!field) throw new Error(`There is no field for “${text}”.`);
    await expect(field).toBeFocused();
    if (!(await isSelect(field))) await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused(); // the honeypot before it is never reached
}

/** Runs when a post is on its way. */
async function onPost(page: Page, api: string, act: (route: Route) => Promise<void>) {
  await page.unrouteAll();
  await page.route(`**${api}`, act);
}

const setTrap = (form: Locator, text: string) =>
  form.locator('input[name=website]').evaluate((field: HTMLInputElement, text) => {
    field.value = text;
  }, text);

test.describe.configure({ mode: 'parallel' });

for (const { title, path, form: name, api, fields, again, ...expected } of FORMS) {
  test.describe(title, () => {
    test.use({ expectedErrors: [/Failed to load resource|Unsubscribing failed/] });

    test('is checked, survives a lost connection, is sent once, and is taken by the server', async ({ page, axe }) => {
      const posts: Record<string, unknown>[] = [];
      const note = (route: Route) => posts.push(route.request().postDataJSON() as Record<string, unknown>);
      await page.goto(path);
      const form = page.getByRole('form', { name, exact: true });
      const button = form.getByRole('button');
      const labeled = (label: string) => form.getByLabel(label, { exact: true });
      const inputs = fields.map(({ label }) => labeled(label));
      const texts = fields.map(({ typed }) => typed);
      const values = () => Promise.all(inputs.map((input) => input.inputValue()));
      const body = {
        ...Object.fromEntries(fields.map(({ name, typed, sent = typed }) => [name, sent])),
        ...(expected.action !== undefined && { action: expected.action }),
      };

      const fromAddress = path.includes('email=') ? EMAIL_IN_ADDRESS : '';
      await expect(labeled('Email Address *')).toHaveValue(fromAddress);
      await labeled('Email Address *').fill('');

      await test.step('an empty form: each field says what it needs, and the first has the focus', async () => {
        await onPost(page, api, async (route) => void note(route));
        await button.click();
        await expect(inputs[0] ?? form).toBeFocused();
        for (const [label, description] of expected.empty) {
          await expect(labeled(label)).toHaveAttribute('aria-invalid', 'true');
          await expect(labeled(label)).toHaveAccessibleDescription(new RegExp(`^${description}`));
        }
        expect(await axe(), 'with errors').toEqual([]);
      });

      await test.step('a wrong entry: only its field is invalid, until it is edited', async () => {
        for (const [index, input] of inputs.entries()) {
          if (await isSelect(input)) await input.selectOption(texts[index] ?? '');
          else await input.fill(texts[index] ?? '');
        }
        for (const [label, typed] of expected.invalid) await labeled(label).fill(typed);
        await button.click();
        const [first = ''] = expected.invalid[0] ?? [];
        await expect(labeled(first)).toBeFocused();
        await expect(form.locator('[aria-invalid]')).toHaveCount(expected.invalid.length);
        for (const [label, , description] of expected.invalid) {
          await expect(labeled(label)).toHaveAccessibleDescription(new RegExp(`^${description}`));
        }
        await labeled(first).fill('ann@example.org');
        await expect(labeled(first)).not.toHaveAttribute('aria-invalid');
        await expect(form.locator('[aria-invalid]')).toHaveCount(expected.invalid.length - 1);
        await expect(labeled(first)).toBeFocused();
        expect(posts).toEqual([]);
      });

      await test.step('a lost connection: it says so, and keeps what was typed', async () => {
        await onPost(page, api, (route) => {
          note(route);
          return route.abort('connectionfailed');
        });
        await typeAll(page, inputs, texts, button);
        await setTrap(form, 'spam');
        await page.keyboard.press('Enter');
        await expect(form.getByRole('alert').getByText(expected.unreachable)).toBeVisible();
        expect(await values()).toEqual(texts.map((text) => (text.includes('@') ? text.trim() : text)));
        await expect(button).toBeFocused();
        expect(posts.splice(0)).toEqual([{ ...body, website: 'spam' }]);
        expect(await axe('form'), 'refused').toEqual([]);
        await setTrap(form, '');
      });

      await test.step('sent twice at once: posted once, and the server takes it', async () => {
        let release: () => void = () => undefined;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await onPost(page, api, async (route) => {
          note(route);
          await released;
          await route.continue();
        });
        await form.evaluate((element: HTMLFormElement) => {
          element.requestSubmit();
          element.requestSubmit();
        });
        await expect(button).toHaveText(expected.sending);
        await expect(button).toBeDisabled();
        release();
        if (again === undefined) {
          await expect(form.getByRole('status')).toContainText(expected.done);
          await expect(button).toBeEnabled();
          expect((await values()).join('')).toBe('');
        } else {
          await expect(heading(page)).toHaveText(expected.done);
          await expect(heading(page)).toBeFocused();
        }
        expect(posts).toEqual([body]);
        expect(await axe('main'), 'sent').toEqual([]);
      });

      if (again !== undefined) {
        await page.getByRole('button', { name: again }).click();
        await expect(inputs[0] ?? form).toBeFocused();
        expect((await values()).join('')).toBe(fromAddress);
      }
    });
  });
}

test.describe('both signups of the home page', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('are independent, and say so when their code cannot be loaded', async ({ page, axe }) => {
    await page.route('**/assets/send-form-*.js', (route) => route.abort());
    await page.goto('/');
    const block = page.locator('#newsletter').getByRole('form', { name: 'Newsletter signup', exact: true });
    const footer = page.getByRole('form', { name: 'Newsletter signup in the footer', exact: true });
    await expect(page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter', exact: true })).toContainText(
      'Get updates about new tools and features',
    );
    const failed = 'Failed to subscribe. Please try again later.';
    await block.getByRole('textbox').fill('ann@example.org');
    await block.getByRole('button').click();
    await expect(block.getByRole('alert')).toHaveText(failed);
    await expect(footer.getByRole('alert')).toHaveCount(0);
    await footer.getByRole('textbox').fill('bob@example.org');
    await footer.getByRole('button').click();
    await expect(footer.getByRole('alert')).toHaveText(failed);
    await expect(footer.getByRole('textbox')).toHaveAccessibleDescription(failed);
    await expect(block.getByRole('textbox')).toHaveValue('ann@example.org');
    expect(await axe('footer')).toEqual([]);
  });
});

test('the link of a confirmation mail confirms only when the button is clicked', async ({ page, axe }) => {
  const posted: unknown[] = [];
  await onPost(page, CONFIRMATION, async (route) => {
    posted.push(route.request().postDataJSON());
    await route.fulfill({ json: { success: true, message: 'Your subscription is confirmed. Thank you!' } });
  });
  await page.goto('/confirm-subscription');
  const button = page.getByRole('button', { name: 'Confirm subscription' });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(/^This link is incomplete/);
  expect(await axe('main')).toEqual([]);

  const token = '5c4aa935-c170-48ef-a5f5-cab7609dd70a';
  await page.goto(`/confirm-subscription?token=${token}`);
  await expect(heading(page)).toHaveText('Confirm your subscription');
  expect(posted).toEqual([]);
  await button.click();
  await expect(heading(page)).toHaveText('Subscription confirmed');
  await expect(heading(page)).toBeFocused();
  expect(posted).toEqual([{ token }]);
});

/** Each attempt as a separate text. Fields of one line refuse control characters. */
const ATTACKS = XSS_TEXTS.flatMap((text) => text.split('\n\n')).filter((text) => !/\p{Cc}/u.test(text));

/** The attempts that fit into a field, in as few texts as possible. */
function attacksFor(most: number): readonly string[] {
  const texts: string[] = [];
  for (const attack of ATTACKS.filter(({ length }) => length <= most)) {
    const last = texts.at(-1);
    if (last && last.length + attack.length < most) texts[texts.length - 1] = `${last} ${attack}`;
    else texts.push(attack);
  }
  return texts;
}

for (const { title, path, form: name, api, fields } of FORMS) {
  test.describe(`hostile text in ${title}`, () => {
    test.use({ expectedErrors: [/Failed to load resource|Unsubscribing failed/] });

    // The page's own code must treat fields, messages and addresses as text. The policy is the second line of defense.
    test('stays text in its fields, in a response and in the address, without the site’s policy', async ({ page }) => {
      const address = new URL(path, 'http://localhost');
      await page.route(`**${address.pathname}*`, async (route) => {
        const answer = await route.fetch();
        const { 'content-security-policy': removed = '', ...headers } = answer.headers();
        expect(removed).not.toBe('');
        await route.fulfill({ response: answer, headers });
      });
      let words = '';
      await page.route(`**${api}`, (route) =>
        route.fulfill({ status: 422, json: { success: false, error: words, message: words } }),
      );
      const form = page.getByRole('form', { name, exact: true });
      const foreign = page
        .locator('main')
        .locator('script, iframe, object, embed, math, base, img[src=x], [onerror], [onload]');
      const expectText = async () => {
        expect(await foreign.count()).toBe(0);
        expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
      };

      await page.goto(`${address.pathname}?email=${encodeURIComponent(`<img src=x onerror="window.wasRun=1">`)}`);
      await expectText();
      for (const text of attacksFor(100)) {
        for (const { label, typed } of fields) {
          const field = form.getByLabel(label, { exact: true });
          if (await isSelect(field)) await field.selectOption(typed);
          else await field.fill(label === email.label ? 'ann@example.org' : text.padEnd(10));
        }
        words = text;
        await form.getByRole('button').click();
        await expect(form.getByRole('alert')).toContainText(text.trim());
        await expectText();
      }
    });
  });
}

test.describe('as it is written by the build', () => {
  test('no form is sent by the browser itself, which would put what was typed into the address', async ({
    request,
  }) => {
    for (const path of ['/', '/contact-us', '/tool-ideas', '/newsletter', '/unsubscribe']) {
      const html = await (await request.get(path)).text();
      const forms = html.match(/<form\b[^>]*>/g) ?? [];
      expect(forms.length, path).toBeGreaterThan(0);
      for (const form of forms) expect(form, path).toMatch(/ method="dialog"/);
    }
  });

  test('the contact page says how soon there is an answer', async ({ request }) => {
    const html = await (await request.get('/contact-us')).text();
    const times = [...html.matchAll(/<dt\b[^>]*>(.*?)<\/dt><dd\b[^>]*>(.*?)<\/dd>/g)].map(([, topic, time]) => [
      topic,
      time,
    ]);
    expect(Object.fromEntries(times)).toMatchObject({
      Support: 'Within 24 hours',
      General: '48 hours',
      Business: '72 hours',
      Legal: '5 business days',
      Typical: '24-48 hours',
      'Monday to Friday': '09:00 to 17:00',
    });
    expect(html).toContain('Every tool runs in your browser');
  });
});
