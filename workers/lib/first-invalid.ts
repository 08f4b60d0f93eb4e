// The first invalid character of an input, and its place, as the end of an error.
import { messagesOf, type InText, type Message } from '../contract/run/message';
import type { common } from '../words/common';

const message = messagesOf<typeof common>('common');

/** Visible in ASCII. Others are named by their place alone, since a chunk may end within them. */
const isShown = (byte: number) => byte > 0x20 && byte < 0x7f;

export const firstInvalid = (place: InText, byte = 0): Message =>
  isShown(byte)
    ? message('firstInvalidNamed', { character: String.fromCharCode(byte), place })
    : message('firstInvalid', { place });
