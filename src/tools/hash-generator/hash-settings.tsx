// What goes beyond the four hashes: more algorithms, an expected hash, HMAC.
import { DEFAULT_ALGORITHMS, type AlgorithmId } from '../../../workers/kernels/hash-generator/spec';
import { loadable } from '../../ui/loadable';
import { Disclosure } from '../../ui/disclosure';
import { TextInput } from '../../ui/text-input';
import { expectedHint } from './expected-hash';
import type { HmacSettings } from './hmac';

// Folded away at first, their code comes when it is asked for.
const algorithmChoice = loadable(() => import('./algorithm-choice'));
const hmacPanel = loadable(() => import('./hmac-panel'));

export interface HashSettings {
  readonly algorithms: readonly AlgorithmId[];
  readonly expected: string;
}

export const DEFAULT_SETTINGS: HashSettings = {
  algorithms: DEFAULT_ALGORITHMS,
  expected: '',
};

export interface HashSettingsProps {
  settings: HashSettings;
  onChange: (change: Partial<HashSettings>) => void;
  expectedError: string | undefined;
  hmac: HmacSettings;
  onHmacChange: (change: Partial<HmacSettings>) => void;
  keyError: string | undefined;
}

export function HashSettingsPanel(props: HashSettingsProps) {
  const { settings, onChange, expectedError, hmac, onHmacChange, keyError } = props;
  return (
    <div className="flex flex-col gap-1">
      <Disclosure label="More algorithms">
        <algorithmChoice.Component chosen={settings.algorithms} onChange={(algorithms) => onChange({ algorithms })} />
      </Disclosure>
      <Disclosure label="Check against a known hash">
        <TextInput
          label="Expected hash"
          mono
          autoComplete="off"
          spellCheck={false}
          value={settings.expected}
          error={expectedError}
          hint={expectedHint(settings.expected, settings.algorithms)}
          onChange={(event) => onChange({ expected: event.target.value })}
        />
      </Disclosure>
      <Disclosure label="HMAC">
        <hmacPanel.Component settings={hmac} keyError={keyError} onChange={onHmacChange} />
      </Disclosure>
    </div>
  );
}
