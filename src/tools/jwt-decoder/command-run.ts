// On the command line: the header and payload as JSON, and the signature's verdict.
import { badInput, type OpenRun } from '../../../workers/contract/command';
import type { OptionsOf } from '../../../workers/contract/options';
import { decodeToken } from './decode-token';
import type { options } from './options';
import { verifyToken } from './signature';

export const open: OpenRun<OptionsOf<typeof options>> = (_, { key }) => ({
  async answer(text) {
    const token = decodeToken(text);
    if ('error' in token) throw badInput([token.error, token.detail].filter(Boolean).join(' '));
    const { payload } = token;
    if (payload.kind === 'unreadable') throw badInput(payload.error);
    const body = 'json' in payload ? payload.json.pretty : payload.kind === 'text' ? payload.text : undefined;
    const parts = [token.header.pretty, ...(body === undefined ? [] : [body])];
    const answer = { text: `${parts.join('\n')}\n`, notes: token.notes };
    if (key === undefined) return { ...answer, notes: [...token.notes, 'The signature was not checked.'] };
    const verdict = await verifyToken(token, { text: key, format: 'text' });
    const said =
      verdict.kind === 'good'
        ? 'The signature is valid.'
        : verdict.kind === 'bad'
          ? 'The signature is not valid.'
          : verdict.text;
    return { ...answer, notes: [...token.notes, ...verdict.warnings, said], isPositive: verdict.kind === 'good' };
  },
});
