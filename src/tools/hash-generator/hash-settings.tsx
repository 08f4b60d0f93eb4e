// What goes beyond the four hashes: more algorithms, an expected hash, HMAC.
import type { options } from '../../../workers/kernels/hash-generator/spec';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Disclosure } from '../../ui/disclosure';
import { loadable } from '../../hydration/loadable';
import { expectedHint } from './expected-hash';
import type { Hmac } from './hmac';

// Folded away at first, so its code loads when it is opened.
const hmacPanel = loadable(() => import('./hmac-panel'));

export interface HashSettingsProps {
  form: OptionsForm<typeof options>;
  expectedError: string | undefined;
  hmac: Hmac;
  onHmacChange: (change: Partial<Hmac>) => void;
  keyError: string | undefined;
}

export function HashSettings({ form, expectedError, hmac, onHmacChange, keyError }: HashSettingsProps) {
  const { algorithms, expected } = form.values;
  return (
    <div className="flex flex-col gap-1">
      <Disclosure label="More algorithms">
        <ToolOptions form={form} names={['algorithms']} />
      </Disclosure>
      <Disclosure label="Check against a known hash">
        <ToolOptions
          form={form}
          names={['expected']}
          problem={expectedError === undefined ? undefined : { option: 'expected', text: expectedError }}
          hints={{ expected: expectedHint(expected, algorithms) }}
        />
      </Disclosure>
      <Disclosure label="HMAC">
        <hmacPanel.Component form={form} hmac={hmac} keyError={keyError} onChange={onHmacChange} />
      </Disclosure>
    </div>
  );
}
