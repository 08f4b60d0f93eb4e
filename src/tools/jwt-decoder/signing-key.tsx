// The key that signs a new token: pasted, or generated here.
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import type { AlgorithmName } from './algorithms';
import { generateKey } from './create-token';
import KeyPanel from './key-panel';
import { KeyError } from './key-text';
import type { ChangeSecrets, Secrets } from './secrets';
import { TextBox } from './text-box';

export interface SigningKeyProps {
  alg: AlgorithmName;
  secrets: Secrets;
  onChange: ChangeSecrets;
  error: string | undefined;
}

export function SigningKey({ alg, secrets: { signing }, onChange, error }: SigningKeyProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const generate = async () => {
    setBusy(true);
    try {
      onChange({ signing: await generateKey(alg) });
      setRefusal(undefined);
    } catch (failure) {
      if (!(failure instanceof KeyError)) throw failure;
      setRefusal(failure.message);
    } finally {
      setBusy(false);
    }
  };
  const isSecret = alg.startsWith('HS');
  return (
    <div className="flex flex-col gap-3">
      <KeyPanel
        label={isSecret ? 'Secret' : 'Private key'}
        hint={isSecret ? 'A shared secret, or a JWK.' : 'PEM (PKCS #8) or JWK.'}
        given={signing}
        error={error ?? refusal}
        onChange={(signing) => onChange({ signing })}
      />
      <Button size="small" icon={KeyRound} loading={isBusy} className="self-start" onClick={() => void generate()}>
        {isSecret ? 'Generate a secret' : 'Generate a key pair'}
      </Button>
      {signing.publicKey !== undefined && <TextBox label="Public key" text={signing.publicKey.trim()} />}
    </div>
  );
}
