import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import {
  COUNTS,
  DEFAULT_OPTIONS,
  KINDS,
  LENGTH,
  MESSAGES,
  passwordGenerator,
  SEPARATORS,
  TYPES,
  WORDS,
} from '../../../workers/kernels/password-generator/spec';
import { useAppDispatch } from '../../state/hooks';
import { clearRun } from '../../state/run-tool';
import { RunBar } from '../../tool-kit/run-bar';
import { RunOutcome } from '../../tool-kit/run-outcome';
import { settingsLink } from '../../tool-kit/settings-link';
import { Tips } from '../../tool-kit/tips';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { CopyPasswords, PasswordResult } from './password-result';
import { PasswordSettings } from './password-settings';
import { strengthOf } from './strength';

export const link = settingsLink(passwordGenerator.id, DEFAULT_OPTIONS, {
  ...{ kind: KINDS, count: COUNTS, length: LENGTH, excludeSimilar: 'switch' },
  ...{ uppercase: 'switch', lowercase: 'switch', numbers: 'switch', symbols: 'switch' },
  ...{ words: WORDS, separator: SEPARATORS, capitalize: 'switch', addNumber: 'switch' },
});

export default function PasswordGeneratorScreen() {
  const tool = useTool(passwordGenerator);
  const dispatch = useAppDispatch();
  const [options, change] = useToolSettings(passwordGenerator.id, DEFAULT_OPTIONS);
  // A password goes with its screen: whoever leaves the page leaves none behind in the state.
  useEffect(() => () => dispatch(clearRun(passwordGenerator.id)), [dispatch]);
  const hasCharacters = options.kind === 'passphrase' || TYPES.some((type) => options[type]);
  const problem = hasCharacters ? undefined : MESSAGES.noType;
  const run = useSubmit(tool, { options, problem, eager: true });
  const isFirst = !tool.runs.result && tool.runs.last === undefined;
  return (
    // A visitor is here for the password: it comes first, and what it is made of after it.
    <ToolLayout
      link={link}
      run={run}
      outcome={<PasswordSettings options={options} onChange={change} error={problem} />}
      below={<PasswordTips />}
    >
      <div>
        {problem === undefined && (
          <RunOutcome
            run={run}
            empty={null}
            describe={({ passwords, bits }) =>
              `${passwords.length === 1 ? 'New password' : `${String(passwords.length)} new passwords`}, ${strengthOf(bits).label}`
            }
          >
            {(output) => <PasswordResult output={output} />}
          </RunOutcome>
        )}
        {(isFirst || problem !== undefined) && <PasswordResult output={undefined} />}
      </div>
      <RunBar
        run={run}
        action={options.kind === 'password' ? 'Generate Password' : 'Generate Passphrase'}
        icon={RefreshCw}
      >
        <CopyPasswords output={problem === undefined ? tool.runs.result?.output : undefined} />
      </RunBar>
    </ToolLayout>
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
