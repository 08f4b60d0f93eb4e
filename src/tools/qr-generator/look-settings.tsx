// Size, error correction and colors, of one code or of many.
import type { options } from '../../../workers/kernels/qr-generator/spec';
import { loadable } from '../../hydration/loadable';
import { Options } from '../../tool-kit/options/options';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';

const colorSettings = loadable(() => import('./color-settings'));

export type QrForm = OptionsForm<typeof options>;

export const LookSettings = ({ form }: { form: QrForm }) => (
  <>
    <ToolOptions form={form} names={['size', 'level']} />
    <Options>
      <colorSettings.Component form={form} />
    </Options>
  </>
);
