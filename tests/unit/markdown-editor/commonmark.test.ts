// The examples of the CommonMark specification, compared like in the specification's own test: by the HTML's meaning, not its
// spelling.
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { normalized } from './normalized-html';
import { render } from './render';

interface Example {
  readonly markdown: string;
  readonly html: string;
  readonly number: number;
  readonly section: string;
}

const { tests: examples } = createRequire(import.meta.url)('commonmark-spec') as { readonly tests: readonly Example[] };

/** The kernel's differences from the specification, with reasons. */
const EXCEPTIONS: Readonly<Record<number, string>> = {
  // The address is left as written, and the browser encodes it in the same way when it is followed.
  32: 'ö in an address stays as it is',
  33: 'ö in an address stays as it is',
  503: 'ä in an address stays as it is',
  148: 'no line break between HTML that is left open within <pre> and the paragraph after it',
  // GitHub's addition: a bare web or mail address is a link.
  602: 'a bare address is a link',
  608: 'a bare address is a link',
  611: 'a bare address is a link',
  612: 'a bare address is a link',
};

// The package writes tabs as arrows, as the specification does for readers.
const unarrowed = (text: string) => text.replaceAll('→', '\t');

test('there are examples', () => expect(examples.length).toBe(652));

const failing = examples.filter(({ number }) => !(number in EXCEPTIONS));

test.each(failing)('$section, example $number', async ({ markdown, html }) => {
  expect(normalized(await render(unarrowed(markdown)))).toBe(normalized(unarrowed(html)));
});

test('each exception is one', async () => {
  for (const { number, markdown, html } of examples) {
    if (!(number in EXCEPTIONS)) continue;
    expect(normalized(await render(unarrowed(markdown))), String(number)).not.toBe(normalized(unarrowed(html)));
  }
});
