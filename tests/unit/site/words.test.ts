// Every text that people read is plain American English: what slipped in before does not slip in again.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor, type Expression, type Super } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../structure/imports';

const root = join(import.meta.dirname, '../../..');

const BRITISH =
  /\b(?:(?:analy|catalogu|paraly)s(?:e|es|ed|ing)|(?:organ|recogn|initial|normal|optim|minim|maxim|serial|capital|custom|sanit|synchron|summar|util|author|categor|emphas|final|general|local|real|special|standard|tokeni?)is(?:e|es|ed|ing|ation)|catalogues?|licen[c]es?|cancell(?:ed|ing)|colou?rs?(?<=ours?)|behaviours?|favou?rites?(?<=ourites?)|grey|cent(?:re|red|res)|(?:kilo|centi|milli|nano)?met(?:re|res)|whilst|artefacts?|dialogues?|judgement|labell(?:ed|ing)|modell(?:ed|ing)|travell(?:ed|ing)|programmes?)\b/i;

/** Translated from another language, or a word that this site has another for. Each with what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bfaults?\b/i, 'bug, or error'],
  [/\binternet address/i, 'IP address'],
  [/\bby (?:it|them)self\b|\bby themselves\b/i, 'automatically, separately'],
  [/\bwhite space\b/i, 'whitespace'],
  [/\be-mail/i, 'email'],
  [/\bat present\b/i, 'at the moment'],
  [/\b(?:your|a) yes\b/i, 'consent'],
  [/\bdoes its work\b|\bdo their work\b/i, 'runs'],
  [/\bworked on by\b/i, 'processed by'],
  [/\bof your own\b|\bof yours\b/i, 'your'],
  [/\bwhenever you like\b/i, 'any time'],
  [/\bthe first other\b/i, 'the first invalid'],
  [/\bdoes not belong to\b/i, 'isn’t valid'],
  [/\bcannot be told\b|\btell(?:s|ing)? apart\b/i, 'cannot be distinguished'],
  [/\bpart (?:one|it|them) from\b/i, 'separate'],
  [/, too(?! (?:little|much|many|long|large|short|old|big|small|deep))\b/i, 'also'],
  [/\bkept exactly as they are\b/i, 'unchanged'],
];

const STRAIGHT_APOSTROPHE = /\w'(?:d|ll|m|re|s|t|ve)\b/;

/** The specification's own texts, a sample to convert, and an error that only developers see. */
const AS_TYPED = /pages[\\/](?:not-found|unsubscribe)|try-it|lame-patches/;

const problemsIn = (text: string): string[] => [
  ...[BRITISH.exec(text)].flatMap((found) => (found ? [`“${found[0]}” is not American English`] : [])),
  ...BANNED.flatMap(([pattern, better]) => {
    const found = pattern.exec(text);
    return found ? [`“${found[0]}”: write ${better}`] : [];
  }),
];

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Strings, templates and JSX text that are sentences or labels rather than code: they have a space between words. */
function textsOf(path: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateElement: ({ value }) => texts.push(value.cooked ?? ''),
    JSXText: ({ value }) => texts.push(value),
  }).visit(parseSource(path, readFileSync(path, 'utf8')));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /[a-z] [a-z]/i.test(text));
}

/** Word lists of others, and strings that tests of a spelling need. */
const NOT_OURS = /eff-long-words|wasm[\\/]generated|identify[\\/]kinds[\\/](?:amounts|color)/;

describe('what visitors read', () => {
  const paths = ['src', 'workers', 'server', 'build'].flatMap((folder) => filesIn(folder, /\.tsx?$/));

  test('is found', () => {
    expect(textsOf(join(root, 'src/pages/not-found/words.ts')).join()).toContain('might have been moved');
    expect(problemsIn('The colour was mended by itself, too.')).toHaveLength(4);
  });

  test('is American English, and none of the words that nobody says', () => {
    const problems = paths
      .filter((path) => !NOT_OURS.test(path))
      .flatMap((path) =>
        textsOf(path).flatMap((text) => problemsIn(text).map((problem) => `${path}: ${problem} in “${text}”`)),
      );
    expect(problems).toEqual([]);
  });

  test('has typographic apostrophes', () => {
    const straight = paths
      .filter((path) => !AS_TYPED.test(path) && !/\/(?:build|server)\//.test(path.slice(root.length)))
      .flatMap((path) => textsOf(path).filter((text) => STRAIGHT_APOSTROPHE.test(text)));
    expect(straight).toEqual([]);
  });
});

/** Habits of a translation, in comments. Each with what to write instead. */
const BANNED_IN_COMMENTS: readonly (readonly [RegExp, string])[] = [
  ...BANNED,
  [/(?<!["“`])\b(?:nobody|somebody|whoever)\b/i, 'the visitor, no one, or the part that does it'],
  [/\banew\b/i, 'again'],
  [/\b(?:stands?|stood)\b(?! still)/i, 'is'],
  [/(?<!`)\b(?:told|tells)\b(?! to\b)/i, 'reports, or shows'],
  [/(?<!tests\/\w+\/)\b(?:hears?|heard)\b/i, 'receives, or notices'],
  [/\btaken over by\b/i, 'hydrated'],
  [/\bfor ever\b/i, 'forever'],
];

const commentsOf = (path: string) =>
  parseSync(path, readFileSync(path, 'utf8')).comments.map(({ value }) =>
    value
      .replace(/\s*\n\s*(?:\*\s?)?/g, ' ')
      .replace(/^\*|[\s/*]+$/g, '')
      .trim(),
  );

describe('comments', () => {
  const folders = ['bench', 'cli', 'build', 'server', 'src', 'tests', 'wasm', 'workers'];
  const paths = folders
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((path) => !/wasm[\\/]generated|eff-long-words/.test(path));

  test('are American English, without the habits of a translation', () => {
    const problems = paths.flatMap((path) =>
      commentsOf(path).flatMap((comment) => {
        const british = BRITISH.exec(comment);
        return [
          ...(british ? [`“${british[0]}” is not American English`] : []),
          ...BANNED_IN_COMMENTS.flatMap(([pattern, better]) => {
            const found = pattern.exec(comment);
            return found ? [`“${found[0]}”: write ${better}`] : [];
          }),
        ].map((problem) => `${path.slice(root.length + 1)}: ${problem} in “${comment}”`);
      }),
    );
    expect(problems).toEqual([]);
  });
});

/** A capitalized word followed by two more. */
const SENTENCE = /(?:^|[^\p{L}\p{N}\\[_.-])\p{Lu}\p{Ll}*(?:[ ’][\p{L}\p{N}“”(),.]+){2}/u;

/** Its arguments are for developers: a ToolError takes no text at all. */
const isForDevelopers = (callee: Expression | Super): boolean =>
  callee.type === 'Super' ||
  (callee.type === 'Identifier' && callee.name.endsWith('Error')) ||
  (callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'console');

function sentencesIn(path: string): string[] {
  const found: string[] = [];
  let depth = 0;
  const note = (text: string) => {
    if (depth === 0 && SENTENCE.test(text)) found.push(text);
  };
  const enter = ({ callee }: { readonly callee: Expression | Super }) => {
    if (isForDevelopers(callee)) depth++;
  };
  const leave = ({ callee }: { readonly callee: Expression | Super }) => {
    if (isForDevelopers(callee)) depth--;
  };
  new Visitor({
    NewExpression: enter,
    'NewExpression:exit': leave,
    CallExpression: enter,
    'CallExpression:exit': leave,
    Literal: ({ value }) => {
      if (typeof value === 'string') note(value);
    },
    TemplateLiteral: ({ quasis }) => note(quasis.map(({ value }) => value.cooked ?? '').join('x')),
  }).visit(parseSource(path, readFileSync(path, 'utf8')));
  return found;
}

describe('the workers’ side', () => {
  /** Files that may contain sentences, a list of words, a patch's words, and FFmpeg's. */
  const WITH_WORDS =
    /[\\/](?:words|messages|command-words)\.ts$|workers[\\/]words[\\/]|eff-long-words|write-patch|ffmpeg[\\/]outcome/;

  test('has no sentence outside of its words', () => {
    const sentences = filesIn('workers', /\.ts$/)
      .filter((path) => !WITH_WORDS.test(path))
      .flatMap((path) => sentencesIn(path).map((text) => `${path.slice(root.length + 1)}: ${text}`));
    expect(sentences).toEqual([]);
  });

  test('is searched for sentences', () => {
    expect(sentencesIn(join(root, 'workers/kernels/url-encoder/messages.ts'))).toContain(
      'Failed to encode URL. Please check your input.',
    );
  });

  const tables = filesIn('workers/kernels', /^messages\.ts$/);

  test.each(tables)('has a sentence for a bug of ours that blames no input: %s', async (path) => {
    const { messages } = (await import(pathToFileURL(path).href)) as { messages: Readonly<Record<string, unknown>> };
    const { failure, ...others } = messages;
    expect(failure).toEqual(expect.stringMatching(/\.$/));
    expect(failure).not.toMatch(/your input|invalid/i);
    expect(Object.values(others)).not.toContain(failure);
  });

  test('throws the sentence for a bug of ours nowhere', () => {
    const users = filesIn('workers/kernels', /\.ts$/).filter((path) =>
      readFileSync(path, 'utf8').includes("message('failure'"),
    );
    expect(users).toEqual([]);
  });
});

/** Names of other things in other spellings. */
const NAMES =
  /tool\.ts$|sizes\.ts$|tests[\\/]unit[\\/](?:site[\\/]words\.test|unit-converter|identify|color-picker|currency-converter)/;

test('names and comments in the code are American English', () => {
  const problems = ['src', 'workers', 'server', 'build', 'wasm', 'bench', 'tests']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((path) => !NOT_OURS.test(path) && !NAMES.test(path))
    .flatMap((path) => {
      const words = readFileSync(path, 'utf8')
        // Visitors search in any spelling.
        .replace(/\bkeywords =[^;]+;/, '')
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll('_', ' ');
      const found = BRITISH.exec(words);
      return found ? [`${path}: ${found[0]}`] : [];
    });
  expect(problems).toEqual([]);
});

test('README and docs are American English', () => {
  const problems = [
    'README.md',
    'CONTRIBUTING.md',
    ...filesIn('docs', /\.md$/).map((path) => path.slice(root.length + 1)),
  ]
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8').replace(/```[^]*?```|`[^`]*`/g, '') }))
    .flatMap(({ path, text }) => problemsIn(text).map((problem) => `${path}: ${problem}`));
  expect(problems).toEqual([]);
});
