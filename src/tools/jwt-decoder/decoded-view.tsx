// A decoded token: its contents, its times, and the result of the signature check.
import { Download } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { loadable } from '../../hydration/loadable';
import { useDownloadText } from '../../tool-kit/copy-and-download';
import { TextBox } from '../../tool-kit/result/result-box';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ALGORITHMS, isAlgorithm } from './algorithms';
import type { DecodedToken, Payload } from './decode-token';
import type { GivenKey } from './import-key';
import { TokenTimes, ValidityNotice, timesOf } from './token-times';
import { DOWNLOAD_NAME, MESSAGES } from './options';

const signatureVerdict = loadable(() => import('./signature-verdict'));

export interface DecodedViewProps {
  token: DecodedToken;
  given: GivenKey;
}

export default function DecodedView({ token, given }: DecodedViewProps) {
  const { header, payload, alg, notes } = token;
  const now = useNow();
  const times = payload.kind === 'claims' ? timesOf(payload.json, now) : [];
  return (
    <section aria-label="Decoded token" className="flex flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <h2 className="mr-auto text-base font-semibold">Decoded token</h2>
        <DownloadButton token={token} />
      </div>
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <section aria-label="Checks" className="flex flex-col gap-3">
        <Signature token={token} given={given} />
        <ValidityNotice times={times} />
      </section>
      <TextBox
        height="max-h-96"
        label="Header"
        text={header.pretty}
        aside={isAlgorithm(alg) && <Badge>{ALGORITHMS[alg].label}</Badge>}
      />
      <PayloadBox payload={payload} />
      <TokenTimes times={times} now={now} />
    </section>
  );
}

function Signature({ token, given }: DecodedViewProps) {
  if (token.payload.kind === 'encrypted') return <Notice tone="warn">{MESSAGES.encrypted}</Notice>;
  if (token.alg?.toLowerCase() === 'none') {
    return (
      <Notice tone="warn" title="Not signed">
        {MESSAGES.none}
      </Notice>
    );
  }
  if (given.text.trim() === '') return <Notice title="Signature not verified">{MESSAGES.notVerified}</Notice>;
  return (
    <Suspense fallback={<Notice>Checking the signature…</Notice>}>
      <signatureVerdict.Component token={token} given={given} />
    </Suspense>
  );
}

function PayloadBox({ payload }: { payload: Payload }) {
  switch (payload.kind) {
    case 'encrypted':
      return null;
    case 'detached':
      return <Notice>{MESSAGES.detached}</Notice>;
    case 'unreadable':
      return <Notice tone="error">{payload.error}</Notice>;
    case 'claims':
      return <TextBox height="max-h-96" label="Payload" text={payload.json.pretty} />;
    default:
      return (
        <>
          <Notice tone="warn">{MESSAGES.notClaims}</Notice>
          <TextBox
            height="max-h-96"
            label="Payload"
            text={payload.kind === 'json' ? payload.json.pretty : payload.text}
          />
        </>
      );
  }
}

const indented = (json: string) => json.replaceAll('\n', '\n  ');

/** The decoded token as one JSON object, with each number as written. */
function jsonOf({ header, payload }: DecodedToken): string {
  const parts = [`"header": ${indented(header.pretty)}`];
  if (payload.kind === 'claims' || payload.kind === 'json') parts.push(`"payload": ${indented(payload.json.pretty)}`);
  else if (payload.kind === 'text') parts.push(`"payload": ${JSON.stringify(payload.text)}`);
  return `{\n  ${parts.join(',\n  ')}\n}\n`;
}

function DownloadButton({ token }: { token: DecodedToken }) {
  const download = useDownloadText();
  return (
    <Button size="small" icon={Download} onClick={() => download(jsonOf(token), DOWNLOAD_NAME)}>
      Download
    </Button>
  );
}

/** The time, to the second, so that a token is seen to expire. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
