// On the command line: a token's header and payload as JSON with the signature's verdict, or a new token.
import { badInput, type OpenRun, type TextAnswer } from '../../../workers/contract/options/command';
import { inOneNote, messagesOf } from '../../../workers/contract/run/message';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { common } from '../../../workers/words/common';
import { decodeToken } from './decode-token';
import { splitJson } from './json-text';
import { NO_SECRETS, type options } from './options';
import { createToken, verifyToken } from './signature';
import { NO_KEY, payloadNote, uncheckable } from './token-notes';
import { timeNotes, timesOf } from './token-times';

const commonMessage = messagesOf<typeof common>('common');

export const open: OpenRun<OptionsOf<typeof options>> = ({ mode }, { key }) => ({
  answer: (text) => (mode === 'create' ? create(text, key ?? '') : decode(text, key)),
});

async function decode(text: string, key: string | undefined): Promise<TextAnswer> {
  const token = decodeToken(text);
  if ('error' in token) {
    const { error, detail } = token;
    throw badInput(detail ? commonMessage('refused', { refusal: error, problem: detail }) : error);
  }
  const { payload } = token;
  const body = 'json' in payload ? payload.json.pretty : payload.kind === 'text' ? payload.text : undefined;
  const parts = [token.header.pretty, ...(body === undefined ? [] : [body])];
  const verdict = key === undefined ? undefined : await verifyToken(token, { text: key, format: 'text' });
  const about = payloadNote(payload);
  return {
    text: `${parts.join('\n')}\n`,
    notes: [
      ...token.notes,
      ...(about ? [about] : []),
      inOneNote(verdict ?? uncheckable(token) ?? NO_KEY),
      ...(verdict?.warnings ?? []),
      ...(payload.kind === 'claims' ? timeNotes(timesOf(payload.json, Date.now())) : []),
    ],
    isPositive: payload.kind !== 'unreadable' && (verdict === undefined || verdict.kind === 'good'),
  };
}

/** Takes what `decode` prints: the header, then the claims. Without a header, the token is signed with HS256. */
async function create(text: string, key: string): Promise<TextAnswer> {
  const [header, claims] = splitJson(text) ?? [NO_SECRETS.header, text];
  const made = await createToken({ header, claims, key: { text: key, format: 'text' } });
  if ('error' in made) throw badInput(made.error);
  return { text: `${made.token}\n`, notes: made.warnings };
}
