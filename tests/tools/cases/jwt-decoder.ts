import type { ToolCase } from '../case';

/** For a token's part, by Node's own decoder and JSON.parse. For claims that JSON.parse keeps. */
const jwtPart = (token: string, index: number) =>
  JSON.stringify(JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()), null, 2);

export const toolCase: ToolCase = {
  action: 'Decode',
  opener: 'Open a file',
  field: 'JWT Token',
  typed: {
    // RFC 7519, section 6.1
    text: 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
    around: (word) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ word })).toString('base64url')}.`,
    answer: (token) => ({
      kind: 'boxes',
      region: 'Decoded token',
      boxes: { Header: jwtPart(token, 0), Payload: jwtPart(token, 1) },
    }),
  },
  takes: {
    copy: { button: 'Copy Payload', text: '"iss": "joe"' },
    download: { button: 'Download', text: '"iss": "joe"' },
  },
  complaint: { input: { text: 'eyJhbGciOiJub25lIn0.e30' }, says: /JWT should have 3 parts separated by dots\./ },
};
