// Texts as arguments of commands: real shells pass them on as they were, and the two of Windows do by their published rules.
// QUOTED_SEED=7 tries other texts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { quoted, unwritable, type Shell } from '../../../workers/contract/options/quoted';
import { SHELLS } from '../../../workers/words/shells';
import { anyCharacter } from '../any-character';

const SEED = Number(process.env.QUOTED_SEED ?? 20261127);
const COUNT = 10_000;

const SPECIAL = [
  ...'\'"`$\\!%^&|;<>(){}[]*?~#=@,-+ '.split(''),
  ...[
    '!!',
    '!$',
    '$(id)',
    '${HOME}',
    '%PATH%',
    '$?',
    '--%',
    '\\n',
    "\\'",
    '~/',
    '=ls',
    '{a,b}',
    'é',
    '😀',
    '\u200d',
    '\u00a0',
  ],
  ...['\u2018', '\u2019', '\u201a', '\u201b', '\u201c', '\ufeff', '\uf601', '\ufdd0', '\uffff', '\u{10ffff}'],
];
const CONTROLS = [
  ...['\t', '\n', '\r', '\x01', '\x03', '\x1a', '\x1b[2J', '\x7f', '\x80', '\x85', '\x9b', '\0', '\ud800', '\udc00'],
  ...['\u061c', '\u200e', '\u202e', '\u2066', '\u2028', '\u2029'],
];

const ordinary = fc.oneof(fc.constantFrom(...SPECIAL), fc.string({ maxLength: 6 }));
const any = fc.oneof(ordinary, fc.constantFrom(...CONTROLS), fc.string({ unit: anyCharacter, maxLength: 2 }));
const joined = (part: fc.Arbitrary<string>) => fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

// Few with control characters, because sh starts a process for each of those.
const texts: readonly string[] = fc.sample(
  fc.oneof({ weight: 9, arbitrary: joined(ordinary) }, { weight: 1, arbitrary: joined(any) }),
  { seed: SEED, numRuns: COUNT },
);

/** What a terminal acts on, or shows in another order. */
const ACTIVE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;

const isNowhere = (text: string) => text.includes('\0') || Buffer.from(text).toString() !== text;

/** What docs and comments say that a shell can't get. */
const REFUSED: Readonly<Record<Shell, (text: string) => boolean>> = {
  sh: (text) => isNowhere(text) || text.endsWith('\n'),
  fish: (text) => isNowhere(text) || /[\uf600-\uf6ff\ufdd0-\ufdef]/.test(text),
  powershell: (text) => isNowhere(text) || text.includes('"') || (/[\s\x85]/.test(text) && text.endsWith('\\')),
  cmd: (text) => isNowhere(text) || ACTIVE.test(text) || /["%!]/.test(text),
};

test.each(SHELLS)(
  `seed ${SEED}: %s gets a text or names a character in it, and the command is safe to paste`,
  (shell) => {
    for (const text of texts) {
      const [argument, character] = [quoted(text, shell), unwritable(text, shell)];
      expect(argument === undefined, JSON.stringify(text)).toBe(REFUSED[shell](text));
      if (argument === undefined) expect(text).toContain(character);
      else expect([ACTIVE.test(argument), character], JSON.stringify(text)).toEqual([false, undefined]);
    }
  },
);

describe('a real shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-quoted-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** As on a terminal, where bash replaces !. */
  const HISTORY = 'set -o history -o histexpand\necho first >/dev/null\n';
  const programs: readonly (readonly [program: string, shell: Shell, before?: string])[] = [
    ['dash', 'sh'],
    ['bash', 'sh', HISTORY],
    ['zsh', 'sh'],
    ['fish', 'fish'],
  ];
  const isInstalled = (program: string) => {
    try {
      execFileSync(program, ['-c', 'true'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };

  for (const [program, shell, before = ''] of programs)
    test.skipIf(!isInstalled(program))(`${program} passes on all ${COUNT}`, () => {
      const given = texts.filter((text) => !REFUSED[shell](text));
      expect(given.length).toBeGreaterThan(COUNT / 2);
      for (let at = 0; at < given.length; at += 500) {
        const batch = given.slice(at, at + 500);
        const script = join(folder, 'script');
        // A program, and not the shell's own printf, gets them.
        writeFileSync(script, `${before}env printf '%s\\0' ${batch.map((text) => quoted(text, shell)).join(' ')}\n`);
        const out = execFileSync(program, [script], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
        expect(out.split('\0').slice(0, -1)).toEqual(batch);
      }
    });
});

// The zsh manual, “Filename Expansion”: not every machine has a zsh for the test above.
test.each(['=ls', '~', 'a=~', '--name==ls'])('sh, bash and zsh get %s in quotes', (text) => {
  expect(quoted(text, 'sh')).toBe(`'${text}'`);
});

/**
 * CommandLineToArgvW (learn.microsoft.com/windows/win32/api/shellapi): 2n backslashes and a quote are n backslashes and the quote's
 * meaning, 2n+1 are n backslashes and a plain quote, and other backslashes are themselves.
 */
function windowsArguments(line: string): readonly string[] {
  const found: string[] = [];
  let [text, isQuoted, isOpen] = ['', false, false];
  for (const [token, slashes = '', end] of line.matchAll(/(\\*)("|[^\\]|$)/gu)) {
    if (token === '') break;
    text += end === '"' ? '\\'.repeat(slashes.length / 2) : slashes;
    isOpen ||= slashes !== '';
    if (end === '"' && slashes.length % 2 === 1) text += '"';
    else if (end === '"') [isQuoted, isOpen] = [!isQuoted, true];
    else if ((end === ' ' || end === '\t') && !isQuoted) {
      if (isOpen) found.push(text);
      [text, isOpen] = ['', false];
    } else [text, isOpen] = [text + (end ?? ''), true];
  }
  return isOpen ? [...found, text] : found;
}

test('the reader of Windows’ command lines follows the examples of its documentation', () => {
  // “Parsing C command-line arguments”, learn.microsoft.com/cpp/c-language
  expect(windowsArguments(String.raw`"a b c" d e`)).toEqual(['a b c', 'd', 'e']);
  expect(windowsArguments(String.raw`"ab\"c" "\\" d`)).toEqual(['ab"c', '\\', 'd']);
  expect(windowsArguments(String.raw`a\\\b d"e f"g h`)).toEqual(['a\\\\\\b', 'de fg', 'h']);
  expect(windowsArguments(String.raw`a\\\"b c d`)).toEqual(['a\\"b', 'c', 'd']);
  expect(windowsArguments(String.raw`a\\\\"b c" d e`)).toEqual(['a\\\\b c', 'd', 'e']);
});

test('cmd passes all on, once from the prompt and once from npm’s toolyard.cmd', () => {
  for (const text of texts.filter((one) => !REFUSED.cmd(one))) {
    const argument = quoted(text, 'cmd') ?? '';
    // Between quotes, only % and ! would mean anything; outside, there is nothing that means anything.
    expect(argument).toMatch(/^(?:"[^"%!]*"|[^"%!\s&|<>()^;,=]+)$/u);
    expect(windowsArguments(`node bin.js ${argument} last`)).toEqual(['node', 'bin.js', text, 'last']);
  }
});

/** What PowerShell makes of an argument: a bare word, a quoted text, or a sum of quoted texts and characters in parentheses. */
function powershellText(argument: string): string {
  if (/^(?:--)?[A-Za-z][\w-]*$/.test(argument)) return argument;
  const token = /(['\u2018-\u201b])((?:['\u2018-\u201b]{2}|[^'\u2018-\u201b])*)['\u2018-\u201b]|\[char\]0x([\da-f]+)/uy;
  const isSum = argument.startsWith('(');
  let text = '';
  token.lastIndex = isSum ? 1 : 0;
  for (;;) {
    const match = token.exec(argument);
    if (!match) throw new Error(`${argument} can’t be read`);
    const [, , literal, code] = match;
    if (isSum && match.index === 1 && literal === undefined) throw new Error('[char] + text would be a sum.');
    text +=
      code === undefined
        ? (literal ?? '').replace(/(['\u2018-\u201b])['\u2018-\u201b]/g, '$1')
        : String.fromCharCode(parseInt(code, 16));
    const next = argument[token.lastIndex];
    const isEnd = token.lastIndex + (isSum ? 1 : 0) === argument.length;
    if (isEnd && next === (isSum ? ')' : undefined)) return text;
    if (!isSum || next !== '+') throw new Error(`${argument} goes on after its end.`);
    token.lastIndex++;
  }
}

const isSpace = (text: string) => /[\s\x85]/.test(text);

/** $PSNativeCommandArgumentPassing: how the versions make a command line of an argument. */
const NATIVE: Readonly<Record<string, (text: string) => string>> = {
  // 5.1 to 7.2: quotes around whitespace, and nothing is escaped.
  Legacy: (text) => (isSpace(text) ? `"${text}"` : text),
  // Since 7.3, as .NET's ProcessStartInfo.ArgumentList.
  Windows: (text) =>
    text === '' || isSpace(text) || text.includes('"')
      ? `"${text.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`
      : text,
};

test.each(Object.entries(NATIVE))('PowerShell passes all on: %s', (way, native) => {
  // The command puts no empty text on its own: it is `--name=`.
  for (const text of texts.filter((one) => !REFUSED.powershell(one) && one !== '')) {
    const read = powershellText(quoted(text, 'powershell') ?? '');
    expect(read).toBe(text);
    expect(windowsArguments(`node bin.js ${native(read)} last`), way).toEqual(['node', 'bin.js', text, 'last']);
  }
});
