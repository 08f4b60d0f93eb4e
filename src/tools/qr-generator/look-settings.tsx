// Size, error correction and colors of one code or of many.
import { Suspense } from 'react';
import { type options, DEFAULT_LOOK } from '../../../workers/kernels/qr-generator/spec';
import { loadable } from '../../hydration/loadable';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import * as words from './words';

const colorAdvice = loadable(() => import('./color-advice'));

export type QrForm = OptionsForm<typeof options>;

export const LookSettings = ({ form }: { form: QrForm }) => (
  <div className="flex flex-col gap-4">
    <ToolOptions form={form} names={['size', 'level']} />
    <ColorSettings form={form} />
  </div>
);

/** The two colors, with a warning if scanners can't distinguish them. */
function ColorSettings({ form }: { form: OptionsForm<typeof options> }) {
  const { dark, light } = form.values;
  const isDefault = dark === DEFAULT_LOOK.dark && light === DEFAULT_LOOK.light;
  return (
    <div className="flex flex-col gap-3">
      <ToolOptions form={form} names={['dark', 'light']} />
      {!isDefault && (
        <Button
          className="self-start"
          onClick={() => form.change({ dark: DEFAULT_LOOK.dark, light: DEFAULT_LOOK.light })}
        >
          {words.resetColors}
        </Button>
      )}
      {!isDefault && (
        <Suspense>
          <colorAdvice.Component dark={dark} light={light} />
        </Suspense>
      )}
    </div>
  );
}
