import { Suspense, useMemo } from 'react';
import { countDigests, hashGenerator, options, type HashOptions } from '../../../workers/kernels/hash-generator/spec';
import { words } from '../../../workers/kernels/hash-generator/words';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { filesOf, pathOf } from '../../state/inputs';
import { RESULT_PART } from '../../tool-kit/input/focus';
import { InputPane } from '../../tool-kit/input/input-pane';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSecret } from '../../tool-kit/input/use-secret';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { Options, ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { expectedHint, parseExpectedHash, withExpected } from './expected-hash';
import { hmacKey, NO_HMAC, type Hmac } from './hmac';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { TextInput } from '../../ui/text-input';
import * as lateWords from './late-words';
import * as texts from './words';

const hashResults = loadable(() => import('./hash-results'));
const hashesInBar = loadable(() => import('./hashes-in-bar'));

export { options };

export default function HashGeneratorScreen() {
  const tool = useTool(hashGenerator);
  const form = useToolOptions(hashGenerator.id, options, words);
  const { algorithms, keyFormat } = form.values;
  const [hmac, changeHmac] = useSecret(hashGenerator.id, NO_HMAC);
  const parsed = parseExpectedHash(form.values.expected);
  const expected = parsed && 'hex' in parsed ? parsed : undefined;
  const expectedError = parsed && 'error' in parsed ? parsed.error : undefined;
  const key = hmac.on ? hmacKey(hmac.key, keyFormat) : undefined;
  const keyError = key && 'error' in key ? key.error : undefined;

  const files = filesOf(tool.input);
  const paths = useMemo(() => files.map(pathOf), [files]);
  const asked: HashOptions = {
    algorithms: withExpected(algorithms, expected),
    ...(files.length > 0 && { findLists: true, paths }),
    ...(key instanceof Uint8Array && { hmacKey: key }),
  };
  const blank = isBlank(tool.input) ? texts.blank : undefined;
  const run = useSubmit(tool, { options: asked, problem: blank ?? expectedError ?? keyError });
  const wasAsked = run.shownProblem !== undefined;

  return (
    <ToolLayout
      form={form}
      run={run}
      late={hashResults}
      outcome={
        // A click also scrolls to this part, because the verdict is right below the field.
        <div {...RESULT_PART} className="flex min-w-0 flex-col gap-4">
          <ToolOptions
            form={form}
            names={['expected']}
            problem={expectedError === undefined ? undefined : { option: 'expected', text: expectedError }}
            hints={{ expected: expectedHint(form.values.expected, algorithms) }}
          />
          <RunOutcome
            run={run}
            describe={({ hashed, summary }) => {
              const count = countDigests(hashed);
              const files = hashed.names.length;
              const hashes =
                files === 1 ? say(lateWords.hashes, { count }) : say(lateWords.hashesOfFiles, { count, files });
              return summary ? `${hashes}. ${summary.title}` : hashes;
            }}
          >
            {(output) => <hashResults.Component output={output} expected={expected} />}
          </RunOutcome>
        </div>
      }
    >
      <InputPane
        tool={tool}
        label={texts.inputLabel}
        takes="any file"
        several
        error={wasAsked ? blank : undefined}
        sample={texts.sample}
      />
      <HashSettings form={form} hmac={hmac} onHmacChange={changeHmac} keyError={wasAsked ? keyError : undefined} />
      <RunBar
        run={run}
        action={texts.action}
        afterwards={
          tool.runs.result &&
          run.outdated === undefined && (
            <Suspense>
              <hashesInBar.Component table={tool.runs.result.output.hashed} />
            </Suspense>
          )
        }
      />
    </ToolLayout>
  );
}

interface HashSettingsProps {
  form: OptionsForm<typeof options>;
  hmac: Hmac;
  onHmacChange: (change: Partial<Hmac>) => void;
  keyError: string | undefined;
}

/** The settings below the input: more algorithms and HMAC. */
const HashSettings = ({ form, hmac, onHmacChange, keyError }: HashSettingsProps) => (
  <div className="flex flex-col gap-1">
    <Options toolId={form.toolId} label={texts.moreAlgorithms} className="">
      <ToolOptions form={form} names={['algorithms']} />
    </Options>
    <Disclosure label="HMAC">
      <HmacPanel form={form} hmac={hmac} keyError={keyError} onChange={onHmacChange} />
    </Disclosure>
  </div>
);

interface HmacPanelProps {
  form: OptionsForm<typeof options>;
  hmac: Hmac;
  keyError: string | undefined;
  onChange: (part: Partial<Hmac>) => void;
}

function HmacPanel({ form, hmac, keyError, onChange }: HmacPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox label={texts.sign} checked={hmac.on} onChange={(on) => onChange({ on })} hint={texts.signHint} />
      {hmac.on && (
        <div className="flex flex-wrap items-end gap-3">
          <TextInput
            label={words.options.key.label}
            mono
            autoComplete="off"
            spellCheck={false}
            className="min-w-56 flex-1"
            value={hmac.key}
            error={keyError}
            onChange={(event) => onChange({ key: event.target.value })}
          />
          <ToolOptions form={form} names={['keyFormat']} />
        </div>
      )}
    </div>
  );
}
