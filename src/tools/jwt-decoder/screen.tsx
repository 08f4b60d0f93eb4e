import { Braces } from 'lucide-react';
import { Suspense } from 'react';
import { loadable } from '../../hydration/loadable';
import { EmptyOutcome } from '../../tool-kit/run/run-outcome';
import { ActionBar } from '../../tool-kit/run/run-bar';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useNotedAnswer } from '../../tool-kit/run/use-ask';
import { useSecret } from '../../tool-kit/input/use-secret';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Disclosure } from '../../ui/disclosure';
import { options } from './options';
import { NO_SECRETS, type ChangeSecrets, type Secrets } from './secrets';
import { TokenInput } from './token-input';
import { useDecoder, type Decoder } from './use-decoder';
import { ID, words } from './words';

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
    <div className="flex flex-col gap-4">
      <div className="min-[1200px]:max-w-md">
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

interface DecodeScreenProps {
  form: OptionsForm;
  decoder: Decoder;
  secrets: Secrets;
  onChange: ChangeSecrets;
}

function DecodeScreen({ form, decoder, secrets, onChange }: DecodeScreenProps) {
  const { token, key, format } = secrets;
  const { decoded, problem } = decoder;
  const submit = useNotedAnswer(ID, decoder.submit);
  return (
    <ToolLayout
      form={form}
      run={{ submit }}
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
          <EmptyOutcome />
        )
      }
    >
      <TokenInput token={token} error={problem} onChange={(token) => onChange({ token })} />
      <Disclosure label="Verify the signature">
        <keyPanel.Component
          given={{ text: key, format }}
          onChange={({ text, format }) => onChange({ key: text, format })}
          {...words.options.key}
        />
      </Disclosure>
      <ActionBar action="Decode" icon={Braces} onAction={() => void submit()} />
    </ToolLayout>
  );
}
