import { RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { options, uuidFileName, uuidGenerator } from '../../../workers/kernels/uuid-generator/spec';
import { words } from '../../../workers/kernels/uuid-generator/words';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { InputPane } from '../../tool-kit/input/input-pane';
import { RunBar } from '../../tool-kit/run/run-bar';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { TextInput } from '../../ui/text-input';
import { nanoIdBits, readSettings, takesNames } from './settings';
import * as lateTexts from './late-words';
import * as texts from './words';

const inspection = loadable(() => import('./inspection'));

const SAMPLE = 'www.example.com\nwww.example.org\nwww.example.net';

const INPUT = { inspected: '' };

export { options };

export default function UuidGeneratorScreen() {
  const tool = useTool(uuidGenerator);
  const form = useToolOptions(uuidGenerator.id, options, words, INPUT);
  const { mode, kind, inspected } = form.values;
  const read = readSettings(form.values, !isBlank(tool.input));
  const problem = 'problem' in read ? read.problem : undefined;
  const run = useSubmit(tool, {
    options: 'options' in read ? read.options : undefined,
    problem: problem?.text,
    // Only names make the same UUIDs again. Everything else would change in front of the visitor.
    live: takesNames(kind),
    opens: mode === 'generate' && !takesNames(kind),
  });
  const shown = run.shownProblem === undefined ? undefined : problem;
  const bits = nanoIdBits(form.values);
  const hint = bits === undefined ? undefined : say(lateTexts.nanoIdBits, { count: bits });

  if (mode === 'inspect') {
    return (
      <ToolLayout
        form={form}
        // Starts nothing, because a shortcut must not generate UUIDs that this mode doesn't show.
        run={{ busy: run.busy, cancel: run.cancel }}
        outcome={
          <Suspense>
            <inspection.Component text={inspected} />
          </Suspense>
        }
        late={inspection}
        modes={<ToolOptions form={form} names={['mode']} />}
      >
        <TextInput
          label={texts.uuidToInspect}
          hint={texts.anyFormat}
          mono
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
          value={inspected}
          onChange={({ target }) => form.change({ inspected: target.value })}
        />
      </ToolLayout>
    );
  }
  return (
    <ToolLayout
      form={form}
      run={run}
      modes={<ToolOptions form={form} names={['mode']} />}
      outcome={<TextResult run={run} fileName={uuidFileName} copied={texts.copied} />}
    >
      <ToolOptions form={form} names={['kind', 'namespace', 'count', 'ownNamespace']} problem={shown} />
      {takesNames(kind) && (
        <InputPane
          tool={tool}
          label={texts.names}
          placeholder="www.example.com"
          error={shown?.option === 'names' ? shown.text : undefined}
          sample={SAMPLE}
        />
      )}
      <ToolOptions
        form={form}
        names={['alphabet', 'length', 'ownAlphabet', 'format']}
        problem={shown}
        hints={{ length: hint }}
      />
      <RunBar
        run={run}
        action={texts.generate}
        icon={RefreshCw}
        fileName={'options' in read ? uuidFileName(read.options) : undefined}
        afterwards={<ResultInBar run={run} fileName={uuidFileName} copied={texts.copied} />}
      />
    </ToolLayout>
  );
}
