import { Braces } from 'lucide-react';
import { Suspense } from 'react';
import { loadable } from '../../ui/loadable';
import { RunBar } from '../../tool-kit/run-bar';
import { RunOutcome } from '../../tool-kit/run-outcome';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { usePageRun } from '../../tool-kit/use-ask';
import { useSecret } from '../../tool-kit/use-secret';
import { useToolSettings } from '../../tool-kit/use-tool';
import { Disclosure } from '../../ui/disclosure';
import { RadioGroup } from '../../ui/radio-group';
import { DEFAULT_SETTINGS, link, MODES } from './link';
import { NO_SECRETS, type ChangeSecrets, type Secrets } from './secrets';
import { TokenInput } from './token-input';
import { useDecoder, type Decoder } from './use-decoder';
import { ID } from './words';

const decodedView = loadable(() => import('./decoded-view'));
const keyPanel = loadable(() => import('./key-panel'));
const createScreen = loadable(() => import('./create-screen'));

export { link };

export default function JwtDecoderScreen() {
  const [{ mode }, change] = useToolSettings(ID, DEFAULT_SETTINGS);
  const [secrets, changeSecrets] = useSecret(ID, NO_SECRETS);
  const decoder = useDecoder(secrets.token);
  const decode = (token: string) => {
    changeSecrets({ token });
    change({ mode: 'decode' });
    void decoder.submit();
  };
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label="Mode"
        hideLabel
        value={mode}
        options={MODES}
        onChange={(mode) => change({ mode })}
        className="min-[1200px]:max-w-md"
      />
      {mode === 'decode' ? (
        <DecodeScreen decoder={decoder} secrets={secrets} onChange={changeSecrets} />
      ) : (
        <Suspense>
          <createScreen.Component secrets={secrets} onChange={changeSecrets} onDecode={decode} />
        </Suspense>
      )}
    </div>
  );
}

interface DecodeScreenProps {
  decoder: Decoder;
  secrets: Secrets;
  onChange: ChangeSecrets;
}

function DecodeScreen({ decoder, secrets, onChange }: DecodeScreenProps) {
  const { token, key, format } = secrets;
  const { submit, decoded, problem } = decoder;
  const run = usePageRun(ID, submit, problem);
  return (
    <ToolLayout
      link={link}
      run={run}
      late={decodedView}
      outcome={
        decoded ? (
          <div className="flex min-w-0 flex-col gap-4">
            <p role="status" className="sr-only">
              Done. Header and payload.
            </p>
            <Suspense>
              <decodedView.Component token={decoded} given={{ text: key, format }} />
            </Suspense>
          </div>
        ) : (
          <RunOutcome run={run} describe={() => ''}>
            {() => null}
          </RunOutcome>
        )
      }
    >
      <TokenInput token={token} error={problem} onChange={(token) => onChange({ token })} />
      <Disclosure label="Verify the signature">
        <keyPanel.Component
          given={{ text: key, format }}
          onChange={({ text, format }) => onChange({ key: text, format })}
          label="Secret or public key"
          hint="A shared secret, a public key or certificate (PEM), a JWK or a JWKS."
        />
      </Disclosure>
      <RunBar run={run} action="Decode" icon={Braces} />
    </ToolLayout>
  );
}
