// Format, quality, channels, the range to convert, tags.
import { Checkbox } from '../../ui/checkbox';
import { RadioGroup } from '../../ui/radio-group';
import { TextInput } from '../../ui/text-input';
import { BIT_RATE_CHOICES, CHANNEL_CHOICES, FORMAT_CHOICES, type AudioSettings } from './audio-settings';
import { clockError } from './clock';

export interface AudioOptionsProps {
  settings: AudioSettings;
  onChange: (change: Partial<AudioSettings>) => void;
}

export default function AudioOptions({ settings, onChange }: AudioOptionsProps) {
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

function QualitySettings({ settings, onChange }: AudioOptionsProps) {
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

function RangeSettings({ settings, onChange }: AudioOptionsProps) {
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
