// What goes beyond the four hashes: more algorithms, an expected hash, HMAC.
import {
  ALGORITHM_IDS,
  ALGORITHMS,
  DEFAULT_ALGORITHMS,
  MESSAGES,
  type AlgorithmId,
} from '../../../workers/kernels/hash-generator/spec';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { RadioGroup } from '../../ui/radio-group';
import { TextInput } from '../../ui/text-input';
import { expectedHint } from './expected-hash';

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
        <Algorithms chosen={settings.algorithms} onChange={(algorithms) => onChange({ algorithms })} />
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
        <Hmac settings={hmac} keyError={keyError} onChange={onHmacChange} />
      </Disclosure>
    </div>
  );
}

interface AlgorithmsProps {
  chosen: readonly AlgorithmId[];
  onChange: (chosen: readonly AlgorithmId[]) => void;
}

function Algorithms({ chosen, onChange }: AlgorithmsProps) {
  const toggle = (id: AlgorithmId, on: boolean) =>
    onChange(ALGORITHM_IDS.filter((other) => (other === id ? on : chosen.includes(other))));
  return (
    <fieldset>
      <legend className="sr-only">Algorithms</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {ALGORITHM_IDS.map((id) => (
          <Checkbox
            key={id}
            label={ALGORITHMS[id].label}
            checked={chosen.includes(id)}
            onChange={(on) => toggle(id, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface HmacProps {
  settings: HmacSettings;
  keyError: string | undefined;
  onChange: (part: Partial<HmacSettings>) => void;
}

function Hmac({ settings, keyError, onChange }: HmacProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Sign with a secret key (HMAC)"
        checked={settings.on}
        onChange={(on) => onChange({ on })}
        hint="Checksums such as CRC32 and xxHash have no HMAC and are left out."
      />
      {settings.on && (
        <div className="flex flex-wrap items-end gap-3">
          <TextInput
            label="HMAC key"
            mono
            autoComplete="off"
            spellCheck={false}
            className="min-w-56 flex-1"
            value={settings.key}
            error={keyError}
            onChange={(event) => onChange({ key: event.target.value })}
          />
          <RadioGroup
            label="Key format"
            value={settings.keyFormat}
            onChange={(keyFormat) => onChange({ keyFormat })}
            options={[
              { value: 'text', label: 'Text' },
              { value: 'hex', label: 'Hex' },
            ]}
          />
        </div>
      )}
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
