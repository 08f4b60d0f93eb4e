// Checks the signature whenever the token or the key changes, and shows the result.
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice';
import type { DecodedToken } from './decode-token';
import type { GivenKey } from './import-key';
import { verifyToken, type Verdict } from './signature';

export interface SignatureVerdictProps {
  token: DecodedToken;
  given: GivenKey;
}

/** A pause in the typing of a key that long starts a check. */
const PAUSE_MS = 150;

const FAILED: Verdict = {
  kind: 'unchecked',
  text: 'Something went wrong on our side while the signature was checked. Please try again.',
  warnings: [],
};

export default function SignatureVerdict({ token, given: { text, format } }: SignatureVerdictProps) {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Verdict | undefined) => {
      if (isCurrent) setVerdict(next);
    };
    const timer = setTimeout(() => {
      verifyToken(token, { text, format }).then(show, (error: unknown) => {
        // Only its kind: a message could hold a part of the key.
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
  if (!verdict) return <Notice>Checking the signature…</Notice>;
  return (
    <>
      <VerdictNotice verdict={verdict} alg={token.alg ?? ''} />
      {verdict.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
    </>
  );
}

function VerdictNotice({ verdict, alg }: { verdict: Verdict; alg: string }) {
  switch (verdict.kind) {
    case 'good':
      return (
        <Notice tone="success" title="Signature verified">
          The token was signed with this key ({alg}
          {verdict.keyName !== undefined && `, key ID ${verdict.keyName}`}) and hasn’t been changed.
        </Notice>
      );
    case 'bad':
      return (
        <Notice tone="error" title="Bad signature">
          {verdict.hint}
        </Notice>
      );
    case 'unchecked':
      return (
        <Notice tone="warn" title="Signature not verified">
          {verdict.text}
        </Notice>
      );
  }
}
