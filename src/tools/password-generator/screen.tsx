import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { options, passwordGenerator, TYPES } from '../../../workers/kernels/password-generator/spec';
import { words } from '../../../workers/kernels/password-generator/words';
import { say } from '../../../workers/words/in-words';
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
import { RichText } from '../../ui/rich-text';
import { TextLink } from '../../ui/text-link';
import { CopyPasswords, PasswordResult } from './password-result';
import * as lateTexts from './late-words';
import * as texts from './words';

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
              say(lateTexts.generated, { count: passwords.length, strength: strength.label })
            }
          >
            {(output) => <PasswordResult output={output} />}
          </RunOutcome>
        )}
        {(isFirst || problem !== undefined) && <PasswordResult output={undefined} />}
      </div>
      <RunBar
        run={run}
        action={values.kind === 'password' ? texts.generatePassword : texts.generatePassphrase}
        icon={RefreshCw}
      >
        <CopyPasswords output={problem === undefined ? tool.runs.result?.output : undefined} />
      </RunBar>
    </ToolLayout>
  );
}

function Settings({ form, error }: { form: OptionsForm<typeof options>; error: string | undefined }) {
  return (
    <section aria-label={texts.settings} className="flex min-w-0 flex-col gap-4">
      <ToolOptions
        form={form}
        names={SETTINGS}
        problem={error === undefined ? undefined : { option: 'characters', text: error }}
      />
      {form.values.kind === 'passphrase' && (
        <p className="text-xs text-muted">
          <RichText
            text={texts.wordList}
            tags={{
              license: (inside) => (
                <TextLink to="/licenses/third-party.txt" reloadDocument>
                  {inside}
                </TextLink>
              ),
            }}
          />
        </p>
      )}
    </section>
  );
}

const PasswordTips = () => (
  <Tips title={texts.tips}>
    <li>{texts.length}</li>
    <li>{texts.mix}</li>
    <li>{texts.different}</li>
    <li>{texts.typed}</li>
    <li>{texts.manager}</li>
    <li>{texts.common}</li>
  </Tips>
);
