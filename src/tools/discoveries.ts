// How visitors find each tool: its icon, and search terms besides title, description and category. This is a late chunk, because in
// the catalog's records the icons and terms would add 4.8 KB to every first visit.
import {
  Package,
  Binary,
  Palette,
  Banknote,
  FileDiff,
  Hash,
  FileDigit,
  CodeXml,
  Braces,
  FileCode,
  FileCode2,
  KeySquare,
  ListChecks,
  FilePenLine,
  FileMusic,
  KeyRound,
  QrCode,
  Dices,
  Regex,
  CaseSensitive,
  ListFilter,
  Ruler,
  Link,
  Fingerprint,
  LetterText,
  SquareCode,
  type LucideIcon,
} from 'lucide-react';

interface Discovery {
  readonly icon: LucideIcon;
  readonly keywords: readonly string[];
}

/** A comma and a space separate the keywords. */
const found = (icon: LucideIcon, keywords: string): Discovery => ({ icon, keywords: keywords.split(', ') });

/** By the tool's id. */
export const discoveries: Readonly<Record<string, Discovery>> = {
  'base64-encoder': found(
    Package,
    'base64, base64url, encode, decode, data uri, data url, mime, pem, image, binary, file',
  ),
  'binary-converter': found(Binary, 'binary, bits, bytes, decimal, base 2, ascii, utf-8, two’s complement, number'),
  'color-picker': found(
    Palette,
    'color, colour, picker, hex, rgb, rgba, hsl, hsla, oklch, hwb, lab, css, palette, swatch, contrast, wcag, ' +
      'accessibility, eyedropper, random color',
  ),
  'currency-converter': found(
    Banknote,
    'currency, money, exchange rate, forex, fx, dollar, euro, pound, yen, franc, yuan, rupee, real, peso, won, ' +
      'krona, krone, zloty, koruna, forint, usd, eur, gbp, jpy, cad, aud, chf, cny, inr, brl, mxn, krw, sgd, nzd, ' +
      'sek, nok, dkk, pln, czk, huf',
  ),
  'diff-checker': found(
    FileDiff,
    'diff, compare, difference, differences, text compare, file compare, side by side, changes, merge, patch, ' +
      'apply patch, unified diff',
  ),
  'hash-generator': found(
    Hash,
    'hash, checksum, digest, fingerprint, md5, sha1, sha-1, sha256, sha-256, sha512, sha-512, verify, file',
  ),
  'hex-encoder': found(
    FileDigit,
    'hex, hexadecimal, base16, encode, decode, hex dump, hexdump, xxd, bytes, binary, file',
  ),
  'html-encoder': found(CodeXml, 'html, entity, entities, encode, decode, escape, unescape, amp, nbsp'),
  'json-formatter': found(
    Braces,
    'json, beautify, pretty print, prettify, minify, validate, lint, indent, compact, ndjson, json lines, jsonl, ' +
      'sort keys, repair, tree, viewer',
  ),
  'json-to-xml': found(
    FileCode,
    'json, xml, convert, json to xml, xml to json, parse, attributes, jsonml, lossless, soap, rss, feed, config',
  ),
  'json-to-yaml': found(
    FileCode2,
    'json, yaml, yml, convert, json to yaml, yaml to json, config, kubernetes, docker compose, openapi, anchors, ' +
      'merge keys, jsonl, ndjson',
  ),
  'jwt-decoder': found(
    KeySquare,
    'jwt, json web token, token, bearer, decode, verify, sign, signature, claims, jws, jwe, jwk, jwks, hs256, ' +
      'rs256, es256, oauth, openid, expired',
  ),
  'list-comparer': found(
    ListChecks,
    'list, lists, compare lists, two lists, common lines, missing lines, in both, intersection, union, ' +
      'set difference, comm, email list',
  ),
  'markdown-editor': found(
    FilePenLine,
    'markdown, md, gfm, github, commonmark, editor, preview, html, readme, notes, export',
  ),
  'mp4-to-mp3-converter': found(
    FileMusic,
    'mp4, mp3, audio, video, sound, music, extract, convert, mov, webm, mkv, m4a',
  ),
  'password-generator': found(
    KeyRound,
    'password, passphrase, diceware, random, secure, strong, entropy, strength, pin, login',
  ),
  'qr-generator': found(QrCode, 'qr, qrcode, qr code, barcode, scan, scanner, reader, wifi, link, url, camera, svg'),
  'random-generator': found(
    Dices,
    'random, number, integer, decimal, string, uuid, lorem, ipsum, dice, test data, seed, unique, shuffle',
  ),
  'regex-tester': found(
    Regex,
    'regex, regexp, regular expression, pattern, match, replace, substitute, group, capture, backtracking, test, ' +
      'search',
  ),
  'text-case-converter': found(
    CaseSensitive,
    'case, uppercase, lowercase, capital, capitalize, title case, sentence case, camel case, camelcase, ' +
      'pascal case, snake case, kebab case',
  ),
  'text-deduplicator': found(
    ListFilter,
    'duplicate, duplicates, remove duplicate lines, dedupe, deduplicate, unique lines, uniq, distinct, repeated, ' +
      'sort, list',
  ),
  'unit-converter': found(
    Ruler,
    'unit, measure, metric, imperial, length, distance, weight, mass, temperature, volume, area, speed, time, ' +
      'data size, pressure, energy, meter, feet, inch, mile, kilometer, pound, kilogram, ounce, celsius, ' +
      'fahrenheit, gallon, liter, acre, hectare, mph, megabyte, psi',
  ),
  'url-encoder': found(Link, 'url, uri, percent, encode, decode, escape, query, form, encodeuricomponent'),
  'uuid-generator': found(
    Fingerprint,
    'uuid, guid, ulid, nanoid, nano id, unique, identifier, id, v1, v3, v4, v5, v6, v7, uuidv4, uuidv7, timestamp, rfc 9562, ' +
      'rfc 4122, inspect, decode, validate, bulk',
  ),
  'word-counter': found(
    LetterText,
    'text analyzer, text analysis, character counter, letter count, word count, sentence, paragraph, line count, ' +
      'reading time, word frequency, wc',
  ),
  'xml-formatter': found(
    SquareCode,
    'xml, beautify, pretty print, prettify, minify, validate, lint, indent, well-formed, compact, svg, rss, ' +
      'soap, xhtml, plist, sitemap, xmllint, dtd, namespace',
  ),
};

export const keywordsOf = (toolId: string): readonly string[] => discoveries[toolId]?.keywords ?? [];
