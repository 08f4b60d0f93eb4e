// The catalog: one line per tool.
import type { ToolDefinition } from '../tool-kit/define-tool';
import { hashGenerator } from './hash-generator/definition';
import { mp4ToMp3Converter } from './mp4-to-mp3-converter/definition';
import { passwordGenerator } from './password-generator/definition';
import { randomGenerator } from './random-generator/definition';
import { urlEncoder } from './url-encoder/definition';
import { htmlEncoder } from './html-encoder/definition';
import { binaryConverter } from './binary-converter/definition';
import { textCaseConverter } from './text-case-converter/definition';
import { base64Encoder } from './base64-encoder/definition';
import { hexEncoder } from './hex-encoder/definition';
import { textDeduplicator } from './text-deduplicator/definition';
import { jwtDecoder } from './jwt-decoder/definition';
import { regexTester } from './regex-tester/definition';
import { qrGenerator } from './qr-generator/definition';
import { uuidGenerator } from './uuid-generator/definition';
import { colorPicker } from './color-picker/definition';
import { currencyConverter } from './currency-converter/definition';
import { unitConverter } from './unit-converter/definition';
import { jsonFormatter } from './json-formatter/definition';
import { jsonToYaml } from './json-to-yaml/definition';
import { jsonToXml } from './json-to-xml/definition';
import { xmlFormatter } from './xml-formatter/definition';
import { wordCounter } from './word-counter/definition';
import { markdownEditor } from './markdown-editor/definition';
import { diffChecker } from './diff-checker/definition';

export const tools: readonly ToolDefinition[] = [
  hashGenerator,
  jwtDecoder,
  mp4ToMp3Converter,
  base64Encoder,
  hexEncoder,
  urlEncoder,
  htmlEncoder,
  binaryConverter,
  textCaseConverter,
  textDeduplicator,
  wordCounter,
  markdownEditor,
  regexTester,
  passwordGenerator,
  randomGenerator,
  uuidGenerator,
  qrGenerator,
  unitConverter,
  currencyConverter,
  colorPicker,
  jsonFormatter,
  jsonToYaml,
  jsonToXml,
  xmlFormatter,
  diffChecker,
];
