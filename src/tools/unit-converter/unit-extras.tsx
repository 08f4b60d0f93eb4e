// What goes beyond one conversion: multiples of the amount, more units, more digits.
import { Options } from '../../tool-kit/options/options';
import { QuickMultiples } from '../../tool-kit/amounts';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { withMore, type options, type UnitSettings } from './options';

const MULTIPLES = ['0.1', '0.5', '2', '10'] as const;

export interface UnitExtrasProps {
  form: OptionsForm<typeof options, UnitSettings>;
  /** What the amount is so many times, once it was converted. */
  equationOf: (factor: string) => string | undefined;
  onMultiply: (factor: string) => void;
}

export function UnitExtras({ form, equationOf, onMultiply }: UnitExtrasProps) {
  const { values, change } = form;
  return (
    <>
      <QuickMultiples
        multiples={MULTIPLES.map((factor) => ({ factor, equation: equationOf(factor) }))}
        onChoose={onMultiply}
      />
      <ToolOptions
        form={form}
        names={['hasMore']}
        onChange={({ hasMore = false }) => change(withMore(values, hasMore))}
      />
      <Options>
        <ToolOptions form={form} names={['precision']} />
      </Options>
    </>
  );
}
