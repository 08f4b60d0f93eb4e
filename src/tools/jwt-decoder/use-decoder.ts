// Decodes at the button, and from then on at each change. What decodes comes behind the page.
import { useCallback, useMemo, useState } from 'react';
import type { DecodedToken, NotDecoded } from './decode-token';

type Decode = (text: string) => DecodedToken | NotDecoded;

export interface Decoder {
  /** Resolves to what is wrong with the token, if anything. */
  readonly submit: () => Promise<string | undefined>;
  /** Undefined until the visitor has asked. */
  readonly decoded: DecodedToken | undefined;
  readonly problem: string | undefined;
}

const load = async (): Promise<Decode> => (await import('./decode-token')).decodeToken;

export function useDecoder(token: string): Decoder {
  const [decode, setDecode] = useState<Decode>();
  const answer = useMemo(() => decode?.(token), [decode, token]);
  const submit = useCallback(async () => {
    const loaded = await load();
    setDecode(() => loaded);
    const asked = loaded(token);
    return 'error' in asked ? asked.error : undefined;
  }, [token]);
  if (answer === undefined) return { submit, decoded: undefined, problem: undefined };
  if (!('error' in answer)) return { submit, decoded: answer, problem: undefined };
  return { submit, decoded: undefined, problem: [answer.error, answer.detail].filter(Boolean).join(' ') };
}
