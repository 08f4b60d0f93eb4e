// On the command line: a token's header and payload as JSON with the signature's verdict, or a new token.
import { badInput, type OpenRun, type TextAnswer } from '../../../workers/contract/command';
import type { OptionsOf } from '../../../workers/contract/options';
import { decodeToken } from './decode-token';
import { splitJson } from './json-text';
import { NO_SECRETS, type options } from './options';
import { createToken, verifyToken } from './signature';

export const open: OpenRun<OptionsOf<typeof options>> = ({ mode }, { key }) => ({
  answer: (text) => (mode === 'create' ? create(text, key ?? '') : decode(text, key)),
});

async function decode(text: string, key: string | undefined): Promise<TextAnswer> {
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
}

const NO_KEY = 'Signing needs a key. On a command line, name its file with --key-file.';

/** Takes what `decode` prints: the header, then the claims. Without a header, the token is signed with HS256. */
async function create(text: string, key: string): Promise<TextAnswer> {
  const [header, claims] = splitJson(text) ?? [NO_SECRETS.header, text];
  const made = await createToken({ header, claims, key: { text: key, format: 'text' } });
  if ('error' in made) throw badInput(made.field === 'key' && key === '' ? NO_KEY : made.error);
  return { text: `${made.token}\n`, notes: made.warnings };
}
