import { Suspense } from 'react';
import {
  type CompareOptions,
  diffChecker,
  type DiffOutput,
  type JsonCompareOptions,
  jsonComparer,
  type JsonDiffView,
  options,
  type Pair,
} from '../../../workers/kernels/diff-checker/spec';
import { words } from '../../../workers/kernels/diff-checker/words';
import { patchApplier, type ApplyOptions } from '../../../workers/kernels/patch-applier/spec';
import { words as patchWords } from '../../../workers/kernels/patch-applier/words';
import { say } from '../../../workers/words/in-words';
import { decoration, loadable } from '../../hydration/loadable';
import type { OptionsOf } from '../../../workers/contract/options/options';
import { filesOf, isEmptyInput, pathOf, type InputValue } from '../../state/inputs';
import type { RunSpec } from '../../state/run-spec';
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
const jsonResult = loadable(() => import('./json/json-result'));
const copyJson = decoration(() => import('./json/copy-json'));

const TEXTS = [
  { label: texts.originalLabel, opener: texts.originalOpener },
  { label: texts.changedLabel, opener: texts.changedOpener },
] as const;

const JSON_TEXTS = [
  { ...TEXTS[0], size: texts.jsonSize },
  { ...TEXTS[1], size: texts.jsonSize },
] as const;

/** Has a changed, a removed and an added line. */
const SAMPLE = [texts.originalSample, texts.changedSample] as const;
/** The same for values, with keys in another order and a number that is written in another way. */
const JSON_SAMPLE = [
  '{\n  "id": 12345678901234567890,\n  "price": 4.50,\n  "tags": ["coffee", "cake", "tea"],\n  "open": true\n}\n',
  '{\n  "open": false,\n  "price": 4.5,\n  "tags": ["cake", "tea"],\n  "id": 12345678901234567891,\n  "city": "Z\\u00fcrich"\n}\n',
] as const;

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

type Comparison = RunSpec<Pair, CompareOptions | JsonCompareOptions, DiffOutput | JsonDiffView>;

/** Both have the same inputs and runs. A kernel gets the options of its own spec, so the compiler's doubt is unfounded. */
const SPECS = { text: diffChecker as Comparison, json: jsonComparer as Comparison } as const;

function optionsOf({ as, arrays, keyField, numbers, ...values }: OptionsOf<typeof options>, areFiles: boolean) {
  const { ignoreSpace, ignoreCase, ignoreLineEnds } = values;
  // Changing the view must not start another comparison.
  if (as === 'text') return { ignoreSpace, ignoreCase, ignoreLineEnds, areFiles };
  return { arrays, keyField: arrays === 'key' ? keyField : '', numbers, format: null };
}

function CompareScreen({ form }: ScreenProps) {
  const { as, format, lineNumbers } = form.values;
  const tool = useTool(SPECS[as], diffChecker.id);
  const other = useToolInput(diffChecker.id, 'other');
  const isEmpty = isEmptyInput(tool.input) && isEmptyInput(other.input);
  const areFiles = [tool.input, other.input].every((input) => filesOf(input).length > 0);
  const run = useSubmit(tool, {
    options: optionsOf(form.values, areFiles),
    problem: isEmpty ? words.messages.blank : undefined,
  });
  const names = namesOf(tool.input, other.input);
  const output = run.outdated === undefined ? run.runs.result?.output : undefined;
  return (
    <ToolLayout
      form={form}
      run={run}
      late={as === 'json' ? jsonResult : diffResult}
      stacked="both"
      modes={
        <>
          <Modes form={form} />
          <ToolOptions form={form} names={['as']} />
          <ToolOptions form={form} names={['arrays']} />
        </>
      }
      outcome={
        <RunOutcome
          run={run}
          describe={(output) =>
            'rows' in output ? output.summary.replace(/\.$/, '') : say(changes, { count: output.count })
          }
        >
          {(output) =>
            'rows' in output ? (
              <jsonResult.Component output={output} form={form} />
            ) : (
              <diffResult.Component output={output} form={form} names={names} />
            )
          }
        </RunOutcome>
      }
    >
      <TwoInputs first={tool} second={other} texts={as === 'json' ? JSON_TEXTS : TEXTS} error={run.shownProblem} />
      <RunBar
        run={run}
        action={texts.compare}
        options={
          <ToolOptions form={form} names={['keyField', 'numbers', 'ignoreSpace', 'ignoreCase', 'ignoreLineEnds']} />
        }
        afterwards={
          output && (
            <Suspense>
              {'rows' in output ? (
                <copyJson.Component output={output} format={format} />
              ) : (
                <copyDiff.Component output={output} names={names} lineNumbers={lineNumbers} />
              )}
            </Suspense>
          )
        }
      >
        <SampleOrSwap first={tool} second={other} sample={as === 'json' ? JSON_SAMPLE : SAMPLE} />
      </RunBar>
    </ToolLayout>
  );
}

const PATCH_TEXTS = [
  { label: texts.targetLabel, opener: texts.targetOpener, size: texts.patchSize },
  { label: texts.patchLabel, opener: texts.patchOpener, size: texts.patchSize, placeholder: '@@ -1,3 +1,4 @@' },
] as const;

const PATCH_ID = 'diff-checker/patch';

function ApplyScreen({ form }: ScreenProps) {
  const tool = useTool(patchApplier, PATCH_ID);
  const patch = useToolInput(PATCH_ID, 'other');
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
