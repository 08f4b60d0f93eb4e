import { Suspense } from 'react';
import { diffChecker, options, type CompareOptions } from '../../../workers/kernels/diff-checker/spec';
import { words } from '../../../workers/kernels/diff-checker/words';
import { patchApplier, type ApplyOptions } from '../../../workers/kernels/patch-applier/spec';
import { words as patchWords } from '../../../workers/kernels/patch-applier/words';
import { say } from '../../../workers/words/in-words';
import { decoration, loadable } from '../../hydration/loadable';
import { filesOf, isEmptyInput, pathOf, type InputValue } from '../../state/inputs';
import { SampleOrSwap, TwoInputs } from '../../tool-kit/input/two-inputs';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool, useToolInput, isBlank } from '../../tool-kit/run/use-tool';
import { changes } from './late-words';
import * as texts from './words';

export { options };

export default function DiffCheckerScreen() {
  const form = useToolOptions(diffChecker.id, options, words);
  const { mode } = form.values;
  if (mode === 'folders')
    return (
      <Suspense fallback={<Modes form={form} />}>
        <foldersScreen.Component form={form} />
      </Suspense>
    );
  const Screen = mode === 'compare' ? CompareScreen : ApplyScreen;
  return <Screen form={form} />;
}

const Modes = ({ form }: ScreenProps) => <ToolOptions form={form} names={['mode']} />;
const foldersScreen = loadable(() => import('./folders-screen'), Modes);

const diffResult = loadable(() => import('./diff-result'));
const copyDiff = decoration(() => import('./copy-diff'));

const TEXTS = [
  { label: texts.originalLabel, opener: texts.originalOpener },
  { label: texts.changedLabel, opener: texts.changedOpener },
] as const;

/** Has a changed, a removed and an added line. */
const SAMPLE = [texts.originalSample, texts.changedSample] as const;

interface ScreenProps {
  form: OptionsForm<typeof options>;
}

const nameOf = (input: InputValue, otherwise: string) => {
  const [file] = filesOf(input);
  return file ? pathOf(file) : otherwise;
};

/** Two versions of a file often have the same name. Then they get the folders `a/` and `b/`, as in Git's diffs. */
function namesOf(original: InputValue, changed: InputValue): readonly [string, string] {
  const [a, b] = [nameOf(original, 'original'), nameOf(changed, 'changed')];
  return a === b ? [`a/${a}`, `b/${b}`] : [a, b];
}

function CompareScreen({ form }: ScreenProps) {
  const tool = useTool(diffChecker);
  const other = useToolInput(diffChecker.id, 'other');
  const isEmpty = isEmptyInput(tool.input) && isEmptyInput(other.input);
  // Changing the view must not start another comparison.
  const { ignoreSpace, ignoreCase, ignoreLineEnds } = form.values;
  const areFiles = [tool.input, other.input].every((input) => filesOf(input).length > 0);
  const compared: CompareOptions = { ignoreSpace, ignoreCase, ignoreLineEnds, areFiles };
  const run = useSubmit(tool, {
    options: compared,
    problem: isEmpty ? words.messages.blank : undefined,
  });
  const names = namesOf(tool.input, other.input);
  const { result } = run.runs;
  return (
    <ToolLayout
      form={form}
      run={run}
      late={diffResult}
      stacked="both"
      modes={<Modes form={form} />}
      outcome={
        <RunOutcome run={run} describe={({ count }) => say(changes, { count })}>
          {(output) => <diffResult.Component output={output} form={form} names={names} />}
        </RunOutcome>
      }
    >
      <TwoInputs first={tool} second={other} texts={TEXTS} error={run.shownProblem} />
      <RunBar
        run={run}
        action={texts.compare}
        options={<ToolOptions form={form} names={['ignoreSpace', 'ignoreCase', 'ignoreLineEnds']} />}
        afterwards={
          result &&
          run.outdated === undefined && (
            <Suspense>
              <copyDiff.Component output={result.output} names={names} lineNumbers={form.values.lineNumbers} />
            </Suspense>
          )
        }
      >
        <SampleOrSwap first={tool} second={other} sample={SAMPLE} />
      </RunBar>
    </ToolLayout>
  );
}

const PATCH_TEXTS = [
  { label: texts.targetLabel, opener: texts.targetOpener, size: texts.patchSize },
  { label: texts.patchLabel, opener: texts.patchOpener, size: texts.patchSize, placeholder: '@@ -1,3 +1,4 @@' },
] as const;

function ApplyScreen({ form }: ScreenProps) {
  const tool = useTool(patchApplier);
  const patch = useToolInput(patchApplier.id, 'other');
  const [file] = filesOf(tool.input);
  const options: ApplyOptions = { reverse: form.values.reverse, ...(file && { fileName: file.name }) };
  const run = useSubmit(tool, { options, problem: isBlank(patch.input) ? patchWords.messages.noPatch : undefined });
  const fileName = file ? `patched-${file.name}` : 'patched.txt';
  return (
    <ToolLayout
      form={form}
      run={run}
      stacked="both"
      modes={<Modes form={form} />}
      outcome={<TextResult run={run} fileName={() => fileName} />}
    >
      <TwoInputs first={tool} second={patch} texts={PATCH_TEXTS} error={undefined} />
      <ToolOptions form={form} names={['reverse']} />
      <RunBar
        run={run}
        action={texts.applyPatch}
        fileName={fileName}
        afterwards={<ResultInBar run={run} fileName={fileName} />}
      />
    </ToolLayout>
  );
}
