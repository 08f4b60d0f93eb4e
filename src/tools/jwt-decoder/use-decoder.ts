// Decodes at the button, and from then on at each change. What decodes comes behind the page.
import { useCallback, useMemo, useState } from 'react';
import { NOT_LOADED } from '../../../workers/contract/errors';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import type { DecodedToken, NotDecoded } from './decode-token';

type Decode = (text: string) => DecodedToken | NotDecoded;

export interface Decoder {
  readonly submit: () => void;
  /** Undefined until the visitor has asked. */
  readonly decoded: DecodedToken | undefined;
  readonly problem: string | undefined;
}

const load = async (): Promise<Decode> => (await import('./decode-token')).decodeToken;

export function useDecoder(token: string): Decoder {
  const dispatch = useAppDispatch();
  const [decode, setDecode] = useState<Decode>();
  const answer = useMemo(() => decode?.(token), [decode, token]);
  const submit = useCallback(() => {
    const complain = (text: string) => dispatch(toastShown({ title: 'Error', text, tone: 'error' }));
    const begin = (loaded: Decode) => {
      const asked = loaded(token);
      setDecode(() => loaded);
      if ('error' in asked) complain(asked.error);
    };
    load().then(begin, () => complain(NOT_LOADED.message));
  }, [dispatch, token]);
  if (answer === undefined) return { submit, decoded: undefined, problem: undefined };
  if (!('error' in answer)) return { submit, decoded: answer, problem: undefined };
  return { submit, decoded: undefined, problem: [answer.error, answer.detail].filter(Boolean).join(' ') };
}
