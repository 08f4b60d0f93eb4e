// MIME parts as people paste them (RFC 2045 and RFC 2046; SGVsbG8= is Hello by RFC 4648).
import { describe, expect, it } from 'vitest';
import { kernel } from '../../../workers/kernels/base64-encoder/kernel';
import { options as schema } from '../../../workers/kernels/base64-encoder/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

const NOTE = 'The body of a MIME part was decoded.';
const FIRST = 'Only the first block was decoded. Decode the others separately.';
const CTE = 'Content-Transfer-Encoding: base64';

const decode = async (text: string, chunkBytes = 1 << 20) => {
  const options = { ...schema.defaults, mode: 'decode' } as const;
  const { result, notes } = await outputOf(kernel, new TextEncoder().encode(text), options, { chunkBytes });
  return { text: await textOf(result), notes };
};

describe('the body of a MIME part', () => {
  it.each([
    ['with its headers', `Content-Type: text/plain\r\n${CTE}\r\n\r\nSGVsbG8=\r\n`],
    ['with the encoding first', `${CTE}\nContent-Type: text/plain\n\nSGVsbG8=`],
    ['with headers in lowercase', `${CTE.toLowerCase()}\n\nSGVsbG8=`],
    ['with the encoding in capitals', 'CONTENT-TRANSFER-ENCODING: BASE64\n\nSGVsbG8=\n'],
    [
      'with folded headers',
      `Content-Type: image/png;\r\n name="a.png"\r\n${CTE}\r\nContent-Disposition: attachment;\r\n\tfilename="a.png"\r\n\r\nSGVsbG8=\r\n`,
    ],
    ['with a folded encoding', 'Content-Transfer-Encoding:\r\n base64\r\n\r\nSGVsbG8=\r\n'],
    ['with a space behind the encoding', `${CTE} \r\n\r\nSGVsbG8=`],
    ['with its delimiters', `--b_1\r\n${CTE}\r\n\r\nSGVsbG8=\r\n--b_1--\r\n`],
    [
      'of a whole message',
      `From: a@example.com\r\nTo: b@example.com\r\nSubject: x\r\nMIME-Version: 1.0\r\n${CTE}\r\n\r\nSGVs\r\nbG8=\r\n`,
    ],
    [
      'behind another part',
      `--b\nContent-Type: text/plain\n\nSee: attachment\n--b\n${CTE}\n\nSGVsbG8=\n--b--\nepilogue\n`,
    ],
    [
      'behind a part in another encoding',
      `--b\nContent-Transfer-Encoding: quoted-printable\n\na=3D\n--b\n${CTE}\n\nSGVsbG8=\n--b--\n`,
    ],
    ['with a header with a number', `Content-ID: <1>\nX-Attachment-Id: f_1\n${CTE}\n\nSGVsbG8=\n`],
  ])('%s', async (_, part) => {
    for (const chunkBytes of [7, 1 << 20]) {
      const { text, notes } = await decode(part, chunkBytes);
      expect(text).toBe('Hello');
      expect(notes).toContain(NOTE);
    }
  });

  it('is the first of several', async () => {
    const { text, notes } = await decode(`--b\n${CTE}\n\nSGVsbG8=\n--b\n${CTE}\n\nV29ybGQ=\n--b--\n`);
    expect(text).toBe('Hello');
    expect(notes).toEqual([NOTE, FIRST]);
  });

  it.each(['quoted-printable', '7bit', '8bit', 'binary', 'x-uuencode'])('is refused in %s', async (encoding) => {
    const part = `Content-Type: text/plain\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\na=3Db\r\n`;
    await expect(decode(part)).rejects.toThrow(`its Content-Transfer-Encoding is ${encoding}.`);
  });
});
