import { FileCheck } from 'lucide-react';
import { patchApplier, type ApplyOptions } from '../../../workers/kernels/patch-applier/spec';
import { words } from '../../../workers/kernels/patch-applier/words';
import { filesOf } from '../../state/inputs';
import { CopyInBar, TextResult } from '../../tool-kit/run/text-result';
import { RunBar } from '../../tool-kit/run/run-bar';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { TwoInputs } from '../../tool-kit/input/two-inputs';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool, useToolInput } from '../../tool-kit/run/use-tool';
import type { ScreenProps } from './compare-screen';

const TEXTS = [
  { label: 'Text to patch', opener: 'Open text', size: 'Up to 256 MB' },
  { label: 'Patch', opener: 'Open patch', size: 'Up to 256 MB', placeholder: '@@ -1,3 +1,4 @@' },
] as const;

export function ApplyScreen({ form }: ScreenProps) {
  const tool = useTool(patchApplier);
  const patch = useToolInput(patchApplier.id, 'other');
  const [file] = filesOf(tool.input);
  const options: ApplyOptions = { reverse: form.values.reverse, ...(file && { fileName: file.name }) };
  const run = useSubmit(tool, { options, problem: isBlank(patch.input) ? words.messages.noPatch : undefined });
  const fileName = file ? `patched-${file.name}` : 'patched.txt';
  return (
    <ToolLayout form={form} run={run} stacked outcome={<TextResult run={run} fileName={() => fileName} />}>
      <div className="self-start">
        <ToolOptions form={form} names={['mode']} />
      </div>
      <TwoInputs first={tool} second={patch} texts={TEXTS} error={undefined} />
      <ToolOptions form={form} names={['reverse']} />
      <RunBar
        run={run}
        action="Apply patch"
        icon={FileCheck}
        fileName={fileName}
        afterwards={<CopyInBar run={run} />}
      />
    </ToolLayout>
  );
}
