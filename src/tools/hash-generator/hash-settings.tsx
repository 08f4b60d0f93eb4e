// What goes beyond the four hashes: more algorithms, an expected hash, HMAC.
import { DEFAULT_ALGORITHMS, MESSAGES, type AlgorithmId } from '../../../workers/kernels/hash-generator/spec';
import { loadable } from '../../lib/loadable';
import { Disclosure } from '../../ui/disclosure';
import { TextInput } from '../../ui/text-input';
import { expectedHint } from './expected-hash';

// Folded away at first, their code comes when it is asked for.
const algorithmChoice = loadable(() => import('./algorithm-choice'));
const hmacPanel = loadable(() => import('./hmac-panel'));

export interface HashSettings {
  readonly algorithms: readonly AlgorithmId[];
  readonly expected: string;
}

export interface HmacSettings {
  readonly on: boolean;
  readonly key: string;
  readonly keyFormat: 'text' | 'hex';
}

export const DEFAULT_SETTINGS: HashSettings = {
  algorithms: DEFAULT_ALGORITHMS,
  expected: '',
};

export const NO_HMAC: HmacSettings = { on: false, key: '', keyFormat: 'text' };

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

/** The key's bytes, or what is wrong with it. */
export function hmacKey({ key, keyFormat }: HmacSettings): Uint8Array | { readonly error: string } {
  if (key === '') return { error: MESSAGES.blankKey };
  if (keyFormat === 'text') return new TextEncoder().encode(key);
  const hex = key.replace(/\s/g, '');
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return { error: MESSAGES.badHexKey };
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
