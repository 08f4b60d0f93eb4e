// How the result is made: format, quality, channels, the range to convert, tags.
import type { AudioFormat } from '../../../workers/contract/audio-engine';
import {
  BIT_RATES,
  DEFAULT_OPTIONS,
  type BitRate,
  type Channels,
  type Mp4ToMp3Options,
} from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { Checkbox } from '../../ui/checkbox';
import { RadioGroup } from '../../ui/radio-group';
import { TextInput } from '../../ui/text-input';
import { clockError, parseClock } from './clock';

type BitRateChoice = `${BitRate}`;

export interface AudioSettings extends Pick<
  Mp4ToMp3Options,
  'format' | 'channels' | 'keepTags' | 'copyMp3' | 'quick' | 'onlyFfmpeg'
> {
  readonly bitRate: BitRateChoice;
  /** As typed. */
  readonly start: string;
  readonly end: string;
}

export const DEFAULT_SETTINGS: AudioSettings = {
  ...DEFAULT_OPTIONS,
  bitRate: `${DEFAULT_OPTIONS.bitRate}`,
  start: '',
  end: '',
};

export const BIT_RATE_CHOICES: readonly { value: BitRateChoice; label: string }[] = [
  ...BIT_RATES.map((rate) => ({ value: `${rate}` as const, label: `${rate} kbps` })),
  { value: 'vbr', label: 'Variable (VBR)' },
];

export const CHANNEL_CHOICES: readonly { value: Channels; label: string }[] = [
  { value: 'source', label: 'Same as source' },
  { value: 'mono', label: 'Mono' },
  { value: 'stereo', label: 'Stereo' },
];

/** Undefined while a time is invalid. */
export function optionsOf({ bitRate, start, end, ...rest }: AudioSettings): Mp4ToMp3Options | undefined {
  const [from, to] = [parseClock(start), parseClock(end)];
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  const rate = BIT_RATES.find((candidate) => `${candidate}` === bitRate) ?? 'vbr';
  return { ...rest, bitRate: rate, ...(from !== undefined && { start: from }), ...(to !== undefined && { end: to }) };
}

export const FORMAT_CHOICES: readonly { value: AudioFormat; label: string }[] = [
  { value: 'mp3', label: 'MP3' },
  { value: 'm4a', label: 'M4A, no re-encoding' },
];

interface AudioSettingsProps {
  settings: AudioSettings;
  onChange: (change: Partial<AudioSettings>) => void;
}

export function AudioSettingsPanel({ settings, onChange }: AudioSettingsProps) {
  const isMp3 = settings.format === 'mp3';
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <RadioGroup
          label="Format"
          value={settings.format}
          options={FORMAT_CHOICES}
          onChange={(format) => onChange({ format })}
        />
        {!isMp3 && (
          <p className="text-xs text-muted">
            Copies the AAC audio out of the video unchanged. Instant and lossless; for other audio formats, choose MP3.
          </p>
        )}
      </div>
      {isMp3 && <QualitySettings settings={settings} onChange={onChange} />}
      <RangeSettings settings={settings} onChange={onChange} />
      <div>
        <Checkbox
          label="Keep title, artist, album and cover"
          checked={settings.keepTags}
          onChange={(keepTags) => onChange({ keepTags })}
        />
        {isMp3 && (
          <Checkbox
            label="Copy existing MP3 audio without re-encoding"
            hint="Instant and lossless. The bit rate above then doesn’t apply."
            checked={settings.copyMp3}
            onChange={(copyMp3) => onChange({ copyMp3 })}
          />
        )}
        <Checkbox
          label="Always use FFmpeg"
          hint="Slower and a larger download. For comparing, or if a result sounds wrong."
          checked={settings.onlyFfmpeg}
          onChange={(onlyFfmpeg) => onChange({ onlyFfmpeg })}
        />
      </div>
    </div>
  );
}

function QualitySettings({ settings, onChange }: AudioSettingsProps) {
  return (
    <>
      <RadioGroup
        label="Bit rate"
        value={settings.bitRate}
        options={BIT_RATE_CHOICES}
        onChange={(bitRate) => onChange({ bitRate })}
      />
      <Checkbox
        label="Faster, lower quality"
        hint="Encodes up to twice as fast, without LAME’s noise shaping: artifacts can be easier to hear, mainly at low bit rates."
        checked={settings.quick}
        onChange={(quick) => onChange({ quick })}
      />
      <RadioGroup
        label="Channels"
        value={settings.channels}
        options={CHANNEL_CHOICES}
        onChange={(channels) => onChange({ channels })}
      />
    </>
  );
}

function RangeSettings({ settings, onChange }: AudioSettingsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['start', 'end'] as const).map((side) => (
        <TextInput
          key={side}
          label={side === 'start' ? 'Start' : 'End'}
          hint={side === 'start' ? 'Leave empty for the beginning' : 'Leave empty for the end'}
          placeholder={side === 'start' ? '0:00' : '3:30'}
          inputMode="text"
          autoComplete="off"
          value={settings[side]}
          error={clockError(settings[side])}
          onChange={(event) => onChange({ [side]: event.target.value })}
        />
      ))}
    </div>
  );
}
