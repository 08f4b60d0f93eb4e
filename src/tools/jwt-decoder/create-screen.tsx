// Makes a token: header, claims, key.
import { PenLine } from 'lucide-react';
import { useCallback, useState } from 'react';
import { EmptyOutcome } from '../../tool-kit/run/run-outcome';
import { ActionBar } from '../../tool-kit/run/run-bar';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useNotedAnswer } from '../../tool-kit/run/use-ask';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { ALGORITHM_NAMES, ALGORITHMS, isAlgorithm } from './algorithms';
import { ClaimTimes } from './claim-times';
import { createToken, type Created } from './create-token';
import { readJson, stringMember, withMember } from './json-text';
import type { ChangeSecrets, Secrets } from './secrets';
import { SigningKey } from './signing-key';
import { TextBox } from './text-box';
import { ID } from './words';

const CHOICES = [
  ...ALGORITHM_NAMES.map((value) => ({ value, label: `${value} – ${ALGORITHMS[value].label}` })),
  { value: 'none', label: 'none – not signed' },
] as const;

export interface CreateScreenProps {
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
    return 'error' in made ? made.error : undefined;
  }, [header, claims, signing]);
  const submit = useNotedAnswer(ID, create);
  const errorOf = (field: 'header' | 'claims' | 'key') =>
    created && 'error' in created && created.field === field ? created.error : undefined;
  const alg = algorithmIn(header);
  return (
    <ToolLayout
      form={form}
      run={{ submit }}
      outcome={
        created && 'token' in created ? (
          <CreatedToken {...created} onDecode={() => onDecode(created.token)} />
        ) : (
          <EmptyOutcome />
        )
      }
    >
      <Select
        label="Algorithm"
        value={alg}
        options={CHOICES}
        onChange={(alg) => change({ header: withAlgorithm(header, alg), signing: { text: '', format: 'text' } })}
      />
      <TextArea
        label="Claims"
        mono
        rows={7}
        autoComplete="off"
        value={claims}
        error={errorOf('claims')}
        onChange={(event) => change({ claims: event.target.value })}
      />
      <ClaimTimes claims={claims} onChange={(claims) => change({ claims })} />
      <Disclosure label="Header" key={errorOf('header') ?? ''} defaultOpen={errorOf('header') !== undefined}>
        <TextArea
          label="Header as JSON"
          mono
          rows={5}
          autoComplete="off"
          value={header}
          error={errorOf('header')}
          onChange={(event) => change({ header: event.target.value })}
        />
      </Disclosure>
      {alg !== 'none' && <SigningKey alg={alg} secrets={secrets} onChange={change} error={errorOf('key')} />}
      <ActionBar action="Create Token" icon={PenLine} onAction={() => void submit()} />
    </ToolLayout>
  );
}

/** What the header names, as far as it is in the list. */
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
  warnings: readonly string[];
  onDecode: () => void;
}

function CreatedToken({ token, warnings, onDecode }: CreatedTokenProps) {
  return (
    <section aria-label="New token" className="flex min-w-0 flex-col gap-3">
      <p role="status" className="sr-only">
        Done. The token was created.
      </p>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <TextBox label="Token" text={token} />
      <Button size="small" className="self-start" onClick={onDecode}>
        Decode this token
      </Button>
    </section>
  );
}
