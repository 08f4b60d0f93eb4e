// Recognizes what surrounds Base64 in real texts. A wrapper's letters and hyphens are often in the alphabet and would be
// decoded with the data.
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('base64-encoder');

const LINE_FEED = 0x0a;
const DASH = 0x2d;
const PAD = 0x3d;
const QUESTION = 0x3f;
const SPACE = 0x20;

interface Wrapper {
  readonly begins: RegExp;
  /** Reports that its data was decoded. */
  readonly note: Message;
  /** Whether the data ends at a character, given the previous one. By default it ends with the text. */
  readonly endsAt?: (character: number, before: number) => boolean;
}

const atDash = (character: number) => character === DASH;
const atSpace = (character: number) => character <= SPACE;
/** `=abcd` is the CRC of OpenPGP, and `====` the end of uuencode -m: padding is never at the start of a line. */
const atLinePad = (character: number, before: number) => character === PAD && before === LINE_FEED;

/** The delimiter of the next part (RFC 2046, section 5.1.1). */
const atDelimiter = (character: number, before: number) => character === DASH && before === LINE_FEED;

const WRAPPERS: readonly Wrapper[] = [
  {
    // The first part in Base64 of a message: RFC 2045, section 6. Headers may be folded, and end with a blank line.
    begins:
      /^(?:[^\n]*\n)*?content-transfer-encoding:(?:\r?\n[ \t]|[ \t])*"?base64\b[^\n]*\n(?:[ \t]*[^\s:][^\n]*\n)*[ \t\r]*\n/i,
    note: message('insideMime'),
    endsAt: atDelimiter,
  },
  {
    // RFC 9580, section 6.2: headers, then a blank line.
    begins: /^(?:[^\n]*\n)*?[ \t]*-----BEGIN PGP [^\n-]+-----[ \t\r]*\n(?:[^\n]*:[^\n]*\n)*\s*/,
    note: message('insideArmor'),
    endsAt: (character, before) => atDash(character) || atLinePad(character, before),
  },
  {
    // RFC 7468, with explanatory text before the label, and the headers of RFC 1421.
    begins: /^(?:[^\n]*\n)*?[ \t]*-----BEGIN [^\n-]+-----[ \t\r]*\n?(?:[^\n]*:[^\n]*\n(?:[ \t][^\n]*\n)*)*/,
    note: message('insidePem'),
    endsAt: atDash,
  },
  {
    // A block that was copied without its first line.
    begins: /^(?=[\sA-Za-z\d+/=]{1,4096}\n[ \t]*-----END [^\n-]+-----)/,
    note: message('insidePem'),
    endsAt: atDash,
  },
  { begins: /^\s*begin-base64(?:-encoded)? [0-7]+ [^\n]*\n/, note: message('insideUuencode'), endsAt: atLinePad },
  {
    begins: /^\s*(?:(?:proxy-)?authorization:[ \t]*)?(?:basic|bearer|negotiate|ntlm)[ \t]+/i,
    note: message('insideAuthorization'),
  },
  {
    begins: /^\s*(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d+|sk-(?:ssh|ecdsa)-[a-z0-9@.-]+)[ \t]+/,
    note: message('insideSshKey'),
    endsAt: atSpace,
  },
  { begins: /^\s*sha(?:256|384|512)-/, note: message('insideIntegrity') },
  { begins: /^\s*=\?[^?\s]+\?b\?/i, note: message('insideEncodedWord'), endsAt: (at) => at === QUESTION },
  { begins: /^\s*base64[:,][ \t]*/i, note: message('insidePrefix') },
];

/** A MIME part in another encoding, perhaps after a delimiter. */
const OTHER_PART = /^\s*(?:--\S+\s*\n)?(?=[\w-]+:)(?:[^\n]+\n)*?content-transfer-encoding:\s*"?([\w-]+)[^\n]*\n/i;

/** The encoding of a MIME part that isn't Base64. `head` has one character per byte. */
export const otherTransferEncoding = (head: string): string | undefined => OTHER_PART.exec(head)?.[1]?.toLowerCase();

/** The rest is searched for another block. */
const MAX_TAIL = 4096;

/** Removes the wrapper from a text that arrives in arbitrary chunks. */
export class Unwrapping {
  readonly note: Message;
  /** The number of characters before the data. */
  readonly length: number;
  readonly #endsAt: Wrapper['endsAt'];
  #before = LINE_FEED;
  #tail: string | undefined;

  private constructor({ note, endsAt }: Wrapper, length: number) {
    this.note = note;
    this.length = length;
    this.#endsAt = endsAt;
  }

  /** Undefined for a text without a wrapper. `head` has one character per byte. */
  static of(head: string): Unwrapping | undefined {
    for (const wrapper of WRAPPERS) {
      const [begin] = wrapper.begins.exec(head) ?? [];
      if (begin !== undefined) return new Unwrapping(wrapper, begin.length);
    }
    return undefined;
  }

  /** The part of a chunk that is data. */
  dataOf(text: Uint8Array): Uint8Array {
    if (!this.#endsAt) return text;
    let end = 0;
    if (this.#tail === undefined) {
      for (; end < text.length; end++) {
        const character = text[end] ?? 0;
        if (this.#endsAt(character, this.#before)) {
          this.#tail = '';
          break;
        }
        this.#before = character;
      }
    }
    if (this.#tail !== undefined && this.#tail.length < MAX_TAIL) {
      this.#tail += String.fromCharCode(...text.subarray(end, end + MAX_TAIL));
    }
    return text.subarray(0, end);
  }

  /** Whether another block begins after the data. */
  hasMore(): boolean {
    return /-----BEGIN |\sbegin-base64|=\?[^?\s]+\?b\?|\ncontent-transfer-encoding:\s*"?base64/i.test(this.#tail ?? '');
  }
}
