// Creates a token from a header, claims and a key.
import { KeyRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Message } from '../../../workers/contract/run/message';
import { say } from '../../../workers/words/in-words';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { RESULT_PART } from '../../tool-kit/input/focus';
import { ActionBar } from '../../tool-kit/run/run-bar';
import { EmptyOutcome } from '../../tool-kit/run/run-outcome';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useNotedAnswer } from '../../tool-kit/run/use-ask';
import { Notes } from '../../tool-kit/notes';
import { CopyResult } from '../../tool-kit/result/copy-result';
import { TextBox } from '../../tool-kit/result/result-box';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { TextInput } from '../../ui/text-input';
import { ALGORITHM_NAMES, ALGORITHMS, isAlgorithm, type AlgorithmName } from './algorithms';
import { createToken, type Created, generateKey } from './signature';
import { readJson, stringMember, withMember, memberOf, withoutMember, type JsonText } from './json-text';
import KeyPanel from './key-panel';
import { inWords } from './say';
import { KeyError } from './key-text';
import { ID } from './message';
import { type ChangeSecrets, type Secrets } from './options';
import * as words from './words';

const choice = <Name extends string>(value: Name, label: string) => ({
  value,
  label: say(words.algorithmChoice, { name: value, label }),
});

const CHOICES = [
  ...ALGORITHM_NAMES.map((name) => choice(name, ALGORITHMS[name].label)),
  choice('none', words.notSigned),
] as const;

interface CreateScreenProps {
  form: OptionsForm;
  secrets: Secrets;
  onChange: ChangeSecrets;
  onDecode: (token: string) => void;
}

export default function CreateScreen({ form, secrets, onChange, onDecode }: CreateScreenProps) {
  const { header, claims, signing } = secrets;
  const [created, setCreated] = useState<Created>();
  const change: ChangeSecrets = (part) => {
    setCreated(undefined);
    onChange(part);
  };
  const create = useCallback(async () => {
    const made = await createToken({ header, claims, key: signing });
    setCreated(made);
    return 'error' in made ? inWords(made.error) : undefined;
  }, [header, claims, signing]);
  const submit = useNotedAnswer(ID, create);
  const errorOf = (field: 'header' | 'claims' | 'key') =>
    created && 'error' in created && created.field === field ? inWords(created.error) : undefined;
  const alg = algorithmIn(header);
  return (
    <ToolLayout
      form={form}
      run={{ submit }}
      outcome={
        <div {...RESULT_PART} className="fills min-w-0">
          {created && 'token' in created ? (
            <CreatedToken {...created} onDecode={() => onDecode(created.token)} />
          ) : (
            <EmptyOutcome />
          )}
        </div>
      }
    >
      <Select
        label={words.algorithm}
        value={alg}
        options={CHOICES}
        onChange={(alg) => change({ header: withAlgorithm(header, alg), signing: { text: '', format: 'text' } })}
      />
      <TextArea
        label={words.claims}
        mono
        rows={7}
        autoComplete="off"
        value={claims}
        error={errorOf('claims')}
        onChange={(event) => change({ claims: event.target.value })}
      />
      <ClaimTimes claims={claims} onChange={(claims) => change({ claims })} />
      <Disclosure label={words.header} key={errorOf('header') ?? ''} defaultOpen={errorOf('header') !== undefined}>
        <TextArea
          label={words.headerAsJson}
          mono
          rows={5}
          autoComplete="off"
          value={header}
          error={errorOf('header')}
          onChange={(event) => change({ header: event.target.value })}
        />
      </Disclosure>
      {alg !== 'none' && <SigningKey alg={alg} secrets={secrets} onChange={change} error={errorOf('key')} />}
      <ActionBar action={words.createToken} onAction={() => void submit()}>
        {created && 'token' in created && (
          <span className="contents md:hidden">
            <CopyResult
              result={{ stored: 'text', text: created.token, mime: 'text/plain', bytes: created.token.length }}
              size="large"
            />
          </span>
        )}
      </ActionBar>
    </ToolLayout>
  );
}

/** The header's algorithm, or the default if the header's one isn't in the list. */
function algorithmIn(header: string): (typeof CHOICES)[number]['value'] {
  try {
    const alg = stringMember(readJson(header), 'alg');
    return isAlgorithm(alg) || alg === 'none' ? alg : 'HS256';
  } catch {
    return 'HS256';
  }
}

function withAlgorithm(header: string, alg: string): string {
  const raw = JSON.stringify(alg);
  try {
    return withMember(header, 'alg', raw);
  } catch {
    return `{\n  "alg": ${raw},\n  "typ": "JWT"\n}`;
  }
}

interface CreatedTokenProps {
  token: string;
  warnings: readonly Message[];
  onDecode: () => void;
}

function CreatedToken({ token, warnings, onDecode }: CreatedTokenProps) {
  return (
    <section aria-label={words.created} className="flex min-w-0 flex-col gap-3">
      <p role="status" className="sr-only">
        {words.createdDone}
      </p>
      <Notes tone="warn" notes={inWords(warnings)} />
      <TextBox height="max-h-96" label={words.token} language="jwt" text={token} />
      <Button size="small" className="self-start" onClick={onDecode}>
        {words.decodeThis}
      </Button>
    </section>
  );
}

interface ClaimTimesProps {
  claims: string;
  onChange: (claims: string) => void;
}

const PICKED = [
  { claim: 'iat', label: words.issuedAt },
  { claim: 'nbf', label: words.notBefore },
  { claim: 'exp', label: words.expires },
] as const;

type Claim = (typeof PICKED)[number]['claim'];

const two = (number: number) => String(number).padStart(2, '0');

/** The value for a `datetime-local` input in the visitor's time zone. Empty for years outside 1 to 9999. */
function localTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  const year = date.getFullYear();
  if (!(year >= 1 && year <= 9999)) return '';
  const day = `${String(year).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

function jsonOf(claims: string): JsonText | undefined {
  try {
    const json = readJson(claims);
    return json.kind === 'object' ? json : undefined;
  } catch {
    return undefined;
  }
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Date pickers for the times in the claims. They edit the claims' text, which is the only copy of the times. */
function ClaimTimes({ claims, onChange }: ClaimTimesProps) {
  const json = jsonOf(claims);
  if (!json) return <p className="text-xs text-muted">{words.timesNeedJson}</p>;
  const set = (claim: Claim, seconds: number) => onChange(withMember(claims, claim, String(seconds)));
  const pick = (claim: Claim, local: string) => {
    const ms = new Date(local).getTime();
    if (local === '') onChange(withoutMember(claims, claim));
    else if (!Number.isNaN(ms)) set(claim, Math.floor(ms / 1000));
  };
  const expireIn = (seconds: number) => {
    const now = nowInSeconds();
    onChange(withMember(withMember(claims, 'iat', String(now)), 'exp', String(now + seconds)));
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{words.pickTimes}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {PICKED.map(({ claim, label }) => (
          <TextInput
            key={claim}
            label={say(label, { claim })}
            type="datetime-local"
            step={1}
            value={localTime(Number(memberOf(json, claim)?.raw ?? NaN))}
            onChange={(event) => pick(claim, event.target.value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => expireIn(3600)}>
          {words.validForHour}
        </Button>
        <Button size="small" onClick={() => expireIn(86_400)}>
          {words.validForDay}
        </Button>
      </div>
    </fieldset>
  );
}

interface SigningKeyProps {
  alg: AlgorithmName;
  secrets: Secrets;
  onChange: ChangeSecrets;
  error: string | undefined;
}

/** The signing key, pasted or generated here. */
function SigningKey({ alg, secrets: { signing }, onChange, error }: SigningKeyProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const generate = async () => {
    setBusy(true);
    try {
      onChange({ signing: await generateKey(alg) });
      setRefusal(undefined);
    } catch (failure) {
      if (!(failure instanceof KeyError)) throw failure;
      setRefusal(inWords(failure.text));
    } finally {
      setBusy(false);
    }
  };
  const isSecret = alg.startsWith('HS');
  return (
    <div className="flex flex-col gap-3">
      <KeyPanel
        label={isSecret ? words.secret : words.privateKey}
        hint={isSecret ? words.secretHint : words.privateKeyHint}
        given={signing}
        error={error ?? refusal}
        onChange={(signing) => onChange({ signing })}
      />
      <Button size="small" icon={KeyRound} loading={isBusy} className="self-start" onClick={() => void generate()}>
        {isSecret ? words.generateSecret : words.generateKeyPair}
      </Button>
      {signing.publicKey !== undefined && (
        <TextBox height="max-h-96" label={words.publicKey} text={signing.publicKey.trim()} />
      )}
    </div>
  );
}
