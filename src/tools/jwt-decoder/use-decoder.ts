// Decodes at the button, and from then on at each change. What decodes comes behind the page.
import { useCallback, useMemo, useState } from 'react';
import { NOT_LOADED } from '../../../workers/contract/errors';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import type { DecodedToken, NotDecoded } from './decode-token';

type Decode = (text: string) => DecodedToken | NotDecoded;

export interface Decoder {
  readonly submit: () => void;
  /** As `submit`, without a word on what is wrong. */
  readonly begin: () => void;
  /** Undefined until the visitor has asked. */
  readonly decoded: DecodedToken | undefined;
  readonly problem: string | undefined;
}

const load = async (): Promise<Decode> => (await import('./decode-token')).decodeToken;

export function useDecoder(token: string): Decoder {
  const dispatch = useAppDispatch();
  const [decode, setDecode] = useState<Decode>();
  const answer = useMemo(() => decode?.(token), [decode, token]);
  const complain = useCallback(
    (text: string) => void dispatch(toastShown({ title: 'Error', text, tone: 'error' })),
    [dispatch],
  );
  const start = useCallback(
    (then: (loaded: Decode) => void) => {
      const use = (loaded: Decode) => {
        setDecode(() => loaded);
        then(loaded);
      };
      load().then(use, () => complain(NOT_LOADED.message));
    },
    [complain],
  );
  const begin = useCallback(() => start(() => undefined), [start]);
  const submit = useCallback(
    () =>
      start((loaded) => {
        const asked = loaded(token);
        if ('error' in asked) complain(asked.error);
      }),
    [start, complain, token],
  );
  if (answer === undefined) return { submit, begin, decoded: undefined, problem: undefined };
  if (!('error' in answer)) return { submit, begin, decoded: answer, problem: undefined };
  return { submit, begin, decoded: undefined, problem: [answer.error, answer.detail].filter(Boolean).join(' ') };
}
