// A decoded token: its contents, its times, and the result of the signature check.
import { Download } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { loadable } from '../../hydration/loadable';
import { useDownloadText } from '../../tool-kit/copy-and-download';
import { Notes } from '../../tool-kit/notes';
import { TitledNotice } from '../../tool-kit/result/titled-notes';
import { TextBox } from '../../tool-kit/result/result-box';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ALGORITHMS, isAlgorithm } from './algorithms';
import type { DecodedToken, Payload } from './decode-token';
import type { GivenKey } from './key-text';
import { message } from './message';
import { DOWNLOAD_NAME } from './options';
import { inWords } from './say';
import { TokenTimes, ValidityNotice } from './times-view';
import { NO_KEY, payloadNote, uncheckable } from './token-notes';
import { timesOf } from './token-times';
import * as words from './words';

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
    <section aria-label={words.decoded} className="flex flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <h2 className="me-auto text-base font-semibold">{words.decoded}</h2>
        <DownloadButton token={token} />
      </div>
      <Notes notes={inWords(notes)} />
      <section aria-label={words.checks} className="flex flex-col gap-3">
        <Signature token={token} given={given} />
        <ValidityNotice times={times} />
      </section>
      <TextBox
        height="max-h-96"
        label={words.header}
        language="json"
        text={header.pretty}
        aside={isAlgorithm(alg) && <Badge>{ALGORITHMS[alg].label}</Badge>}
      />
      <PayloadBox payload={payload} />
      <TokenTimes times={times} now={now} />
    </section>
  );
}

function Signature({ token, given }: DecodedViewProps) {
  const reason = uncheckable(token);
  if (reason) return <TitledNotice tone="warn" note={inWords(reason)} />;
  if (given.text.trim() === '') return <TitledNotice tone="info" note={inWords(NO_KEY)} />;
  return (
    <Suspense fallback={<Notes notes={inWords([message('checking')])} />}>
      <signatureVerdict.Component token={token} given={given} />
    </Suspense>
  );
}

const TONES: Readonly<Partial<Record<Payload['kind'], 'info' | 'error'>>> = { detached: 'info', unreadable: 'error' };

function PayloadBox({ payload }: { payload: Payload }) {
  const about = payloadNote(payload);
  const text = 'json' in payload ? payload.json.pretty : 'text' in payload ? payload.text : undefined;
  return (
    <>
      {about && <Notes tone={TONES[payload.kind] ?? 'warn'} notes={inWords([about])} />}
      {text !== undefined && (
        <TextBox height="max-h-96" label={words.payload} text={text} {...('json' in payload && { language: 'json' })} />
      )}
    </>
  );
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
      {words.download}
    </Button>
  );
}

/** The current time to the second, so that the page shows when a token expires. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
