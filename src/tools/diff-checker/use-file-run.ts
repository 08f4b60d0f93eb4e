// Makes a file of a comparison when it is requested, with a separate run on the compared texts.
import type { KernelSpec } from '../../../workers/contract/run/kernel';
import type { KernelInput } from '../../../workers/contract/run/source';
import type { TextOutput } from '../../../workers/contract/run/text-output';
import { useAppDispatch } from '../../state/hooks';
import { inputChanged } from '../../state/inputs';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { runTool } from '../../state/run-tool';
import { useArtifacts } from '../../state/services-context';
import { useTool } from '../../tool-kit/run/use-tool';

/** Copying more bytes than this would freeze the page. */
const COPY_LIMIT = 2_000_000;

/** The compared texts, as the output has them: not what the visitor has typed since. */
export type Sides = readonly [main: ResultRef, other: ResultRef];

/** Runs a kernel again on the compared texts. `id`: the name of its inputs and runs in the state. */
export function useSidesRun<Input extends KernelInput, Options, Output>(
  spec: KernelSpec<Input, Options, Output>,
  id: string,
  [main, other]: Sides,
) {
  const tool = useTool(spec, id);
  const dispatch = useAppDispatch();
  const start = (options: Options) => {
    for (const [slot, text] of Object.entries({ main, other })) {
      if (text.stored !== 'artifact') continue;
      const file = { artifactId: text.artifactId, name: slot, bytes: text.bytes, type: text.mime };
      dispatch(inputChanged({ toolId: id, slot, input: { kind: 'files', files: [file] } }));
    }
    return dispatch(runTool(spec, { options }, id));
  };
  return { tool, start };
}

export function useFileRun<Input extends KernelInput, Options, Output extends TextOutput>(
  spec: KernelSpec<Input, Options, Output>,
  id: string,
  sides: Sides,
) {
  const [main, other] = sides;
  const { tool, start } = useSidesRun(spec, id, sides);
  const artifacts = useArtifacts();

  const make = async (options: Options): Promise<ResultRef | undefined> => {
    const outcome = await start(options);
    // Every TextOutput has a result, but the compiler can't follow the conditional type.
    return outcome.status === 'done' ? (outcome.output as PageOutput<TextOutput>).result : undefined;
  };

  const makeText = async (options: Options): Promise<string> => {
    const result = await make(options);
    if (result?.stored === 'text') return result.text;
    if (result?.stored !== 'artifact') throw new Error('There is nothing to copy.');
    return artifacts.blob(result.artifactId).text();
  };

  return { tool, make, makeText, canCopy: main.bytes + other.bytes <= COPY_LIMIT };
}
