// Size, error correction and colors of one code or of many.
import { type options, DEFAULT_LOOK, FAIR_CONTRAST, symbolContrast } from '../../../workers/kernels/qr-generator/spec';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

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
  const advice = adviceFor(symbolContrast(dark, light));
  const isDefault = dark === DEFAULT_LOOK.dark && light === DEFAULT_LOOK.light;
  return (
    <div className="flex flex-col gap-3">
      <ToolOptions form={form} names={['dark', 'light']} />
      {!isDefault && (
        <Button
          className="self-start"
          onClick={() => form.change({ dark: DEFAULT_LOOK.dark, light: DEFAULT_LOOK.light })}
        >
          Reset colors
        </Button>
      )}
      {advice !== undefined && <Notice tone="warn">{advice}</Notice>}
    </div>
  );
}

function adviceFor(contrast: number): string | undefined {
  if (contrast <= -FAIR_CONTRAST)
    return 'A light code on a dark background: some scanners cannot read it. Swap the colors.';
  if (contrast < FAIR_CONTRAST)
    return 'Low contrast: many scanners will fail. Choose a darker foreground or a lighter background.';
  return undefined;
}
