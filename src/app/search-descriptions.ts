// What search engines show below a page's title: about as much as they have room for. Only the build needs it.

/** By a tool's id, or a page's folder. Between 120 and 155 characters each. */
export const SEARCH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  home: 'Free online tools for text and files that run in your browser: convert, encode, hash, format and generate. Nothing you enter is ever uploaded.',
  tools:
    'Browse all free tools by name or category: converters, encoders, hashes, generators, text and developer tools. All of them run in your browser.',
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
