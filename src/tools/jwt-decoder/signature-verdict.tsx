// Checks the signature whenever the token or the key changes, and shows the result.
import { useEffect, useState } from 'react';
import { Notes } from '../../tool-kit/notes';
import { TitledNotice } from '../../tool-kit/result/titled-notes';
import type { GivenKey } from './key-text';
import { message } from './message';
import { inWords } from './say';
import { verifyToken, type Verdict } from './signature';
import type { SignedToken } from './token-notes';

export interface SignatureVerdictProps {
  token: SignedToken;
  given: GivenKey;
}

/** A check starts after the typing of a key has paused for this long. */
const PAUSE_MS = 150;

const FAILED: Verdict = {
  kind: 'unchecked',
  title: message('notVerified'),
  text: message('checkFailed'),
  warnings: [],
};

const TONES = { good: 'success', bad: 'error', unchecked: 'warn' } as const;

export default function SignatureVerdict({ token, given: { text, format } }: SignatureVerdictProps) {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Verdict | undefined) => {
      if (isCurrent) setVerdict(next);
    };
    const timer = setTimeout(() => {
      verifyToken(token, { text, format }).then(show, (error: unknown) => {
        // Logs only its kind, because a message could contain a part of the key.
        console.error('A signature could not be checked:', error instanceof Error ? error.name : typeof error);
        show(FAILED);
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setVerdict(undefined);
    };
  }, [token, text, format]);
  if (!verdict) return <Notes notes={inWords([message('checking')])} />;
  return (
    <>
      <TitledNotice tone={TONES[verdict.kind]} note={inWords(verdict)} />
      <Notes tone="warn" notes={inWords(verdict.warnings)} />
    </>
  );
}
