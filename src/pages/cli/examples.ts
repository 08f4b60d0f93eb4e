// The page's examples. A test runs them, in this order and in one folder.
import { exampleTitles } from './words';

export interface Example {
  readonly title: string;
  /** For a POSIX shell. */
  readonly command: string;
  /** On standard output. */
  readonly prints: string;
}

export const examples: readonly Example[] = [
  {
    title: exampleTitles.encode,
    command: 'printf "Hello, Wörld!" | toolyard base64',
    prints: 'SGVsbG8sIFfDtnJsZCE=',
  },
  {
    title: exampleTitles.format,
    command: `toolyard json --minify --text '{ "price": 4.50 }'`,
    prints: '{"price":4.50}',
  },
  {
    title: exampleTitles.combine,
    command: "printf 'b\\na\\nb\\n' | toolyard dedup | toolyard hash --algorithms md5",
    prints: 'd6b441411dbef1d4999fdc4fbdbc7828  -',
  },
  {
    title: exampleTitles.check,
    command:
      'printf hello > a.txt\ntoolyard hash --algorithms sha256 a.txt > SHA256SUMS\ntoolyard hash --check SHA256SUMS',
    prints: 'a.txt: OK',
  },
  {
    title: exampleTitles.compare,
    command: 'echo one > old\necho two > new\ntoolyard diff old new',
    prints: '--- old\n+++ new\n@@ -1 +1 @@\n-one\n+two',
  },
  {
    title: exampleTitles.qr,
    command: 'toolyard qr -t https://example.com -o code.png\ntoolyard qr --read code.png',
    prints: 'https://example.com',
  },
];
