import { FileCheck } from 'lucide-react';
import { MESSAGES, patchApplier, type ApplyOptions } from '../../../workers/kernels/patch-applier/spec';
import { filesOf } from '../../state/inputs';
import { CopyInBar } from '../../tool-kit/copy-in-bar';
import { RunBar } from '../../tool-kit/run-bar';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolInput, useToolSettings } from '../../tool-kit/use-tool';
import { Checkbox } from '../../ui/checkbox';
import type { ScreenProps } from './compare-screen';
import { link } from './link';
import { ModeChoice } from './mode-choice';
import { TwoInputs } from './two-inputs';

const TEXTS = [
  { label: 'Text to patch', opener: 'Open text', size: 'Up to 256 MB' },
  { label: 'Patch', opener: 'Open patch', size: 'Up to 256 MB', placeholder: '@@ -1,3 +1,4 @@' },
] as const;

const DEFAULTS: ApplyOptions = { reverse: false };

export function ApplyScreen({ settings, onChange }: ScreenProps) {
  const tool = useTool(patchApplier);
  const patch = useToolInput(patchApplier.id, 'other');
  const [options, change] = useToolSettings(patchApplier.id, DEFAULTS);
  const run = useSubmit(tool, { options, problem: isBlank(patch.input) ? MESSAGES.noPatch : undefined });
  const [file] = filesOf(tool.input);
  const fileName = file ? `patched-${file.name}` : 'patched.txt';
  return (
    <ToolLayout link={link} run={run} stacked outcome={<TextResult run={run} fileName={() => fileName} />}>
      <ModeChoice mode={settings.mode} onChange={onChange} />
      <TwoInputs first={tool} second={patch} texts={TEXTS} error={undefined} />
      <Checkbox
        label="Undo the patch"
        hint="Restores the original from a text that has the changes."
        checked={options.reverse}
        onChange={(reverse) => change({ reverse })}
      />
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
