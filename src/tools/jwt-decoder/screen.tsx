import { Undo2, X } from 'lucide-react';
import { Suspense, useEffect, useState, type ClipboardEvent, useCallback, useMemo } from 'react';
import type { InWords } from '../../../workers/contract/run/message';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { formatBytes } from '../../lib/format';
import { keyOf, TOOL_KEYS } from '../../lib/shortcuts';
import { FileZone, OpenFiles } from '../../tool-kit/input/file-zone';
import { focusEmptied, focusInput } from '../../tool-kit/input/focus';
import { PasteButton, SampleButton } from '../../tool-kit/input/input-buttons';
import type { UnsavedResult } from '../../state/choose-input';
import { RESULT_PART } from '../../tool-kit/input/focus';
import { RefusedFile, ResultButton } from '../../tool-kit/late-parts';
import { useSecret } from '../../tool-kit/input/use-secret';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { ActionBar } from '../../tool-kit/run/run-bar';
import { EmptyOutcome } from '../../tool-kit/run/run-outcome';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useNotedAnswer } from '../../tool-kit/run/use-ask';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { TextArea } from '../../ui/text-area';
import type { DecodedToken, NotDecoded } from './decode-token';
import { characters } from './late-words';
import { ID } from './message';
import { options, words, LONGEST_TOKEN, tooLong, NO_SECRETS, type ChangeSecrets, type Secrets } from './options';
import * as texts from './words';

const decodedView = loadable(() => import('./decoded-view'));
const keyPanel = loadable(() => import('./key-panel'));
const createScreen = loadable(() => import('./create-screen'));

export { options };

export default function JwtDecoderScreen() {
  const form = useToolOptions(ID, options, words);
  const [secrets, changeSecrets] = useSecret(ID, NO_SECRETS);
  const decoder = useDecoder(secrets.token);
  const decode = (token: string) => {
    changeSecrets({ token });
    form.change({ mode: 'decode' });
    void decoder.submit();
  };
  return (
    // Keeps the choice while the code of the other half loads.
    <div className="flex flex-col [--above-panes:3.25rem] max-lg:gap-4">
      <div className="self-start lg:h-(--above-panes)">
        <ToolOptions form={form} names={['mode']} />
      </div>
      {form.values.mode === 'decode' ? (
        <DecodeScreen form={form} decoder={decoder} secrets={secrets} onChange={changeSecrets} />
      ) : (
        <Suspense>
          <createScreen.Component form={form} secrets={secrets} onChange={changeSecrets} onDecode={decode} />
        </Suspense>
      )}
    </div>
  );
}

/** The payload, or the header of a token whose payload can't be shown. */
function copiedOf({ header, payload }: DecodedToken): UnsavedResult {
  const text = 'json' in payload ? payload.json.pretty : 'text' in payload ? payload.text : header.pretty;
  return { stored: 'text', text, mime: 'application/json', bytes: text.length };
}

interface DecodeScreenProps {
  form: OptionsForm;
  decoder: Decoder;
  secrets: Secrets;
  onChange: ChangeSecrets;
}

function DecodeScreen({ form, decoder, secrets, onChange }: DecodeScreenProps) {
  const { token, key, format } = secrets;
  const { decoded, problem, submit: decode } = decoder;
  const answer = useCallback(async () => {
    await decodedView.load();
    return decode();
  }, [decode]);
  const submit = useNotedAnswer(ID, answer);
  return (
    <ToolLayout
      form={form}
      run={{ submit }}
      late={decodedView}
      outcome={
        <div {...RESULT_PART} className="fills flex min-w-0 flex-col gap-4">
          <p role="status" className="sr-only">
            {decoded?.announced}
          </p>
          {decoded ? (
            <Suspense>
              <decodedView.Component token={decoded} given={{ text: key, format }} />
            </Suspense>
          ) : (
            <EmptyOutcome />
          )}
        </div>
      }
    >
      <TokenInput token={token} error={problem} onChange={(token) => onChange({ token })} />
      <Disclosure label={texts.verify}>
        <keyPanel.Component
          given={{ text: key, format }}
          onChange={({ text, format }) => onChange({ key: text, format })}
          {...words.options.key}
        />
      </Disclosure>
      <ActionBar action={texts.decode} onAction={() => void submit()}>
        {decoded && (
          <span className="contents md:hidden">
            <Suspense>
              <ResultButton result={copiedOf(decoded)} size="large" />
            </Suspense>
          </span>
        )}
      </ActionBar>
    </ToolLayout>
  );
}

/** A sample token, signed with HS256 and the secret “a-shared-secret-of-32-bytes-long”. */
const SAMPLE =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkrDs2hhbm5hIERvZSIsImFkbWluIjp0cnVlLCJpYXQiOjE3MzU2ODk2MDAsIm5iZiI6MTczNTY4OTYwMCwiZXhwIjo0MTAyNDQ0ODAwfQ.ohJdqFk1n4twnyevaFX-3WrPSv8CKDCfhwwzmPC-pDs';

interface TokenInputProps {
  token: string;
  onChange: (token: string) => void;
  error: string | undefined;
}

/** Undefined for a file that isn't text or is too large to be a token. */
async function readText(file: File): Promise<string | undefined> {
  if (file.size > LONGEST_TOKEN) return undefined;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The files that the tool takes, for one that it refuses. */
const takenInsteadOf = ({ size }: File) =>
  size > LONGEST_TOKEN ? say(texts.tooLargeFile, { limit: formatBytes(LONGEST_TOKEN) }) : texts.notText;

/** Takes a token that is typed, pasted, dropped or opened. It stays in the screen's state and never enters the store. */
function TokenInput({ token, onChange, error }: TokenInputProps) {
  const [refusal, setRefusal] = useState<string>();
  const [wrongFile, setWrongFile] = useState<File>();
  const take = (text: string) => {
    // The browser freezes while it lays out a longer line.
    const fits = text.length <= LONGEST_TOKEN;
    setWrongFile(undefined);
    setRefusal(fits ? undefined : tooLong(text.length));
    if (fits) onChange(text);
  };
  const open = ([file]: readonly File[]) => {
    if (!file) return;
    setRefusal(undefined);
    setWrongFile(undefined);
    readText(file).then(
      (text) => (text === undefined ? setWrongFile(file) : take(text)),
      () => setRefusal(texts.unreadableFile),
    );
  };
  const takePasted = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length + token.length <= LONGEST_TOKEN) return;
    event.preventDefault();
    take(pasted);
  };
  return (
    <FileZone onFiles={open} onText={take} className="fills flex min-w-0 flex-col gap-2">
      {(file) => (
        <>
          <TextArea
            label={texts.tokenLabel}
            aside={
              <>
                {token !== '' && <span className="text-xs text-muted">{say(characters, { count: token.length })}</span>}
                <div className="flex flex-wrap items-center gap-1 max-sm:basis-full sm:ms-auto">
                  <OpenFiles input={file}>{texts.openFile}</OpenFiles>
                  <TokenButtons token={token} onTake={take} />
                </div>
              </>
            }
            mono
            fills
            rows={6}
            autoComplete="off"
            placeholder={texts.tokenPlaceholder}
            value={token}
            error={refusal ?? error}
            className="break-all"
            onChange={(event) => take(event.target.value)}
            onPaste={takePasted}
          />
          {wrongFile && (
            <Suspense>
              <RefusedFile toolId={ID} file={wrongFile} takes={takenInsteadOf(wrongFile)} />
            </Suspense>
          )}
          <p className="text-xs text-muted">{texts.nothingKept}</p>
        </>
      )}
    </FileZone>
  );
}

/** As long as the toast after Clear is shown in other tools. */
const UNDO_MS = 10_000;

/** Buttons to paste, load a sample, clear, and undo Clear. */
function TokenButtons({ token, onTake }: { token: string; onTake: (token: string) => void }) {
  /** The token that Clear removed. Other tools keep their input in the store, which must not contain a token. */
  const [cleared, setCleared] = useState('');
  if (token !== '' && cleared !== '') setCleared('');
  useEffect(() => {
    if (cleared === '') return;
    const timer = setTimeout(() => setCleared(''), UNDO_MS);
    return () => clearTimeout(timer);
  }, [cleared]);
  const change = (next: string, removed: string) => {
    setCleared(removed);
    onTake(next);
    if (next === '') focusEmptied();
    else focusInput();
  };
  const canUndo = token === '' && cleared !== '';
  return (
    <>
      {token === '' ? (
        <>
          <PasteButton onPaste={onTake} />
          <SampleButton onLoad={() => onTake(SAMPLE)} />
        </>
      ) : (
        <Button size="small" variant="ghost" icon={X} {...keyOf(TOOL_KEYS.clear)} onClick={() => change('', token)}>
          {texts.clear}
        </Button>
      )}
      {canUndo && (
        <Button size="small" variant="ghost" icon={Undo2} onClick={() => change(cleared, '')}>
          {texts.undo}
        </Button>
      )}
      <span role="status" className="sr-only">
        {canUndo && texts.cleared}
      </span>
    </>
  );
}

type Decode = (text: string) => DecodedToken | InWords<NotDecoded>;

interface Decoder {
  /** Resolves to the problem with the token, or undefined. */
  readonly submit: () => Promise<string | undefined>;
  /** Undefined until the visitor has clicked the button. */
  readonly decoded: DecodedToken | undefined;
  readonly problem: string | undefined;
}

async function load(): Promise<Decode> {
  const [{ decodeToken }, { inWords }] = await Promise.all([import('./decode-token'), import('./say')]);
  return (text) => {
    const token = decodeToken(text);
    return 'error' in token ? inWords(token) : token;
  };
}

/** Decodes at the first click, then at every change. The decoder loads late. */
function useDecoder(token: string): Decoder {
  const [decode, setDecode] = useState<Decode>();
  const [asked, setAsked] = useState<string>();
  // A field that the visitor emptied after the click is the initial state, not a mistake.
  const isEmptied = token === '' && asked !== '';
  const answer = useMemo(() => (isEmptied ? undefined : decode?.(token)), [decode, token, isEmptied]);
  const submit = useCallback(async () => {
    setAsked(token);
    const loaded = await load();
    setDecode(() => loaded);
    const first = loaded(token);
    return 'error' in first ? first.error : undefined;
  }, [token]);
  if (answer === undefined) return { submit, decoded: undefined, problem: undefined };
  if (!('error' in answer)) return { submit, decoded: answer, problem: undefined };
  return { submit, decoded: undefined, problem: [answer.error, answer.detail].filter(Boolean).join(' ') };
}
