// What search engines show below a page's title: about as much as they have room for. Only the build needs it.
import type { SitePage } from '../pages/site-pages';

/** "tools" for "/tools", "ai-text-generator" for "/tool/ai-text-generator". */
export const searchKey = ({ paths }: SitePage) => paths[0].replace(/^\/(?:tool\/)?/, '') || 'home';

/** By a tool's id, or a page's address. Between 120 and 155 characters each. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  home: 'Free online tools for text and files that run in your browser: convert, encode, hash, format and generate. Nothing you enter is ever uploaded.',
  tools:
    'Browse all free tools by name or category: converters, encoders, hashes, generators, text and developer tools. All of them run in your browser.',
  'ai-text-generator':
    'An AI text generator is on its way: drafts of emails, summaries and stories from a short prompt. See what it will do, and get an email when it’s ready.',
  'ai-code-assistant':
    'An AI code assistant is on its way: it will write, explain and fix code and find bugs in yours. See what’s planned, and get an email when it’s ready.',
  'ai-content-writer':
    'An AI content writer is on its way, for articles, posts and product descriptions. See what’s planned, and get an email on the day it’s ready.',
  'ai-image-generator':
    'An AI image generator is on its way: describe a picture and get it in the style you choose. See what’s planned, and get an email when it’s ready.',
  'coming-soon':
    'Four AI tools are coming: for text, code, content and images. See what each will do, what it will cost (nothing), and how to hear about it first.',
  'tool-ideas':
    'Is a tool missing? Describe what it should do and how you’d use it. We read every idea, and the most requested tools are the ones we build first.',
  'about-us':
    'What the site is for, what it promises, and who makes it: small, free tools that run in your browser, so your files and text stay on your device.',
  'contact-us':
    'Questions, bug reports and praise are welcome, and a real person replies. See how to reach us, how soon we answer, and what people often ask.',
  newsletter:
    'Get an email when there are new tools and features, and nothing else. One field, no account, and you can unsubscribe any time with a single form.',
  unsubscribe:
    'Remove your email address from the newsletter. Enter it once and we delete it from the list right away. You can sign up again whenever you want.',
  'cookie-settings':
    'Choose which cookies and local storage the site may use: analytics, advertising and preferences are off until you allow them. Change this any time.',
  'privacy-policy':
    'What this site knows about you, what it doesn’t, and what happens to your data. In short: whatever you enter into a tool stays on your own device.',
  'terms-of-service':
    'The terms for using the tools: what you may do with them and with their results, what we promise and what we don’t, and how you hear about changes.',
  'base64-encoder':
    'Encode text or files of any size as Base64, or decode Base64 and data URIs back to text, images or the original file, all in your browser.',
  'binary-converter':
    'Convert text or decimal numbers of any length to binary, and binary back to text or decimal, with two’s complement, right in your browser.',
  'color-picker':
    'Pick a color and copy it as HEX, RGB, HSL or OKLCH. Check its contrast against WCAG and build your own palette, without leaving the browser.',
  'currency-converter':
    'Convert between 20 major currencies at daily exchange rates, or at your own rate. Your amounts and currencies never leave your browser.',
  'diff-checker':
    'Compare two texts or files line by line, inline or side by side. Save the differences as a patch or apply one. Nothing is ever uploaded.',
  'hash-generator':
    'Compute MD5, SHA-1, SHA-256, SHA-512 and more for text or files of any size, and verify checksums. Files are hashed on your own device.',
  'hex-encoder':
    'Convert text or files to hexadecimal, decode hex and hex dumps back to bytes, and inspect any file byte by byte. Everything stays on your device.',
  'html-encoder':
    'Encode special characters as HTML entities, or decode any named or numeric entity back to text. Works on large files, entirely in your browser.',
  'json-formatter':
    'Format, minify, validate or repair JSON of any size and browse it as a tree. Numbers and key order stay exactly as written. Nothing is uploaded.',
  'json-to-xml':
    'Convert JSON to XML and XML to JSON in your browser, with clear errors that name the line and column. Your data never leaves your device.',
  'json-to-yaml':
    'Convert JSON to YAML and YAML to JSON in your browser, with clear errors that name the line and column. Your data never leaves your device.',
  'jwt-decoder':
    'Decode JSON Web Tokens, check their expiry, verify signatures and create your own signed tokens. Tokens and keys never leave your device.',
  'markdown-editor':
    'Write Markdown with a live preview and export it as HTML or a file. It works offline, and your text is never sent anywhere. Free, no sign-up.',
  'mp4-to-mp3-converter':
    'Extract the audio from MP4, MOV, WebM or MKV videos as an MP3, with trimming and quality settings. The video is never uploaded anywhere.',
  'password-generator':
    'Generate strong random passwords and passphrases with the length and characters you choose, and see how strong they are. Nothing is stored.',
  'qr-generator':
    'Create QR codes for links, Wi-Fi, email or text as PNG or SVG, make many at once, or read a code from an image or camera. All in your browser.',
  'random-generator':
    'Generate random numbers, decimals, strings, UUIDs and lorem ipsum, up to ten million at a time, unique or repeatable from a seed. Free to use.',
  'regex-tester':
    'Test JavaScript regular expressions on your own text, see matches and groups, replace, and get the pattern explained. Runaway patterns are stopped.',
  'text-case-converter':
    'Convert text or files to UPPERCASE, lowercase, Title Case, Sentence case, camelCase, snake_case, kebab-case and more, right in your browser.',
  'text-deduplicator':
    'Remove duplicate lines, words or characters from text or large files, keeping the original order or sorting the result. It runs on your device.',
  'unit-converter':
    'Convert length, weight, temperature, volume, area, speed, data size and more with exact factors. Type amounts like 5 ft 11 in or 3 1/2 cups.',
  'url-encoder':
    'Percent-encode text for URLs, query strings and forms, or decode it again, line by line or as a whole file. Everything stays in your browser.',
  'uuid-generator':
    'Generate UUIDs of any version, ULIDs and Nano IDs in bulk, or inspect an existing one to see its version and time. Runs in your browser.',
  'word-counter':
    'Count words, characters, sentences, paragraphs and lines as you type or in any file, with reading time and word frequency. Nothing is sent.',
  'xml-formatter':
    'Format, minify and validate XML in your browser, with errors that name the line and column. Works on large files, and nothing is uploaded.',
};

/** Throws, and so ends the build, where there is none. */
export function searchDescription(key: string): string {
  const description = DESCRIPTIONS[key];
  if (description === undefined) throw new Error(`src/app/search-descriptions.ts has nothing for ${key}`);
  return description;
}
