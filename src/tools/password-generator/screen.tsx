import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { options, passwordGenerator, TYPES } from '../../../workers/kernels/password-generator/spec';
import { words } from '../../../workers/kernels/password-generator/words';
import { useAppDispatch } from '../../state/hooks';
import { clearRun } from '../../state/run-tool';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { Tips } from '../../tool-kit/tips';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool } from '../../tool-kit/run/use-tool';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { TextLink } from '../../ui/text-link';
import { CopyPasswords, PasswordResult } from './password-result';

export { options };

const SETTINGS = [
  ...(['length', 'uppercase', 'lowercase', 'numbers', 'symbols', 'excludeSimilar'] as const),
  ...(['words', 'separator', 'capitalize', 'addNumber', 'count'] as const),
];

export default function PasswordGeneratorScreen() {
  const tool = useTool(passwordGenerator);
  const dispatch = useAppDispatch();
  const form = useToolOptions(passwordGenerator.id, options, words);
  const { values } = form;
  // A password belongs to its screen, so leaving the page removes it from the state.
  useEffect(() => () => dispatch(clearRun(passwordGenerator.id)), [dispatch]);
  const hasCharacters = values.kind === 'passphrase' || TYPES.some((type) => values[type]);
  const problem = hasCharacters ? undefined : words.messages.noType;
  const run = useSubmit(tool, { options: values, problem, eager: true });
  const isFirst = !tool.runs.result && tool.runs.last === undefined;
  return (
    // Visitors come for the password, so it is first, above its settings.
    <ToolLayout
      form={form}
      run={run}
      modes={<ToolOptions form={form} names={['kind']} />}
      outcome={<Settings form={form} error={problem} />}
      below={<PasswordTips />}
    >
      <div>
        {problem === undefined && (
          <RunOutcome
            run={run}
            empty={null}
            describe={({ passwords, strength }) =>
              `${passwords.length === 1 ? 'New password' : `${String(passwords.length)} new passwords`}, ${strength.label}`
            }
          >
            {(output) => <PasswordResult output={output} />}
          </RunOutcome>
        )}
        {(isFirst || problem !== undefined) && <PasswordResult output={undefined} />}
      </div>
      <RunBar
        run={run}
        action={values.kind === 'password' ? 'Generate Password' : 'Generate Passphrase'}
        icon={RefreshCw}
      >
        <CopyPasswords output={problem === undefined ? tool.runs.result?.output : undefined} />
      </RunBar>
    </ToolLayout>
  );
}

function Settings({ form, error }: { form: OptionsForm<typeof options>; error: string | undefined }) {
  return (
    <section aria-label="Settings" className="flex min-w-0 flex-col gap-4">
      <ToolOptions
        form={form}
        names={SETTINGS}
        problem={error === undefined ? undefined : { option: 'characters', text: error }}
      />
      {form.values.kind === 'passphrase' && (
        <p className="text-xs text-muted">
          Words from the EFF long word list (7,776 words),{' '}
          <TextLink to="/licenses/third-party.txt" reloadDocument>
            CC BY 3.0 US
          </TextLink>
          .
        </p>
      )}
    </section>
  );
}

const PasswordTips = () => (
  <Tips title="Strength tips">
    <li>Length matters most: use at least 12 characters, and 16 or more for important accounts.</li>
    <li>Mix uppercase and lowercase letters, numbers and symbols.</li>
    <li>Use a different password for every account.</li>
    <li>For a password you have to type or remember, use a passphrase of six words or more.</li>
    <li>Keep passwords in a password manager, and turn on two-factor authentication.</li>
    <li>Avoid names, dates and common words. A random password has none.</li>
  </Tips>
);
