// What counts as a silence: its threshold and its minimum length.
import { options, type AudioSettings } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { words as kernelWords } from '../../../workers/kernels/mp4-to-mp3-converter/words';
import { say } from '../../../workers/words/in-words';
import { Slider } from '../../ui/slider';
import * as words from './words';

export type SilenceOptions = Pick<AudioSettings, 'silenceThreshold' | 'silenceLength'>;

export interface SilenceSlidersProps {
  readonly values: SilenceOptions;
  readonly onChange: (values: Partial<SilenceOptions>) => void;
}

const { silenceLength: LENGTH, silenceThreshold: THRESHOLD } = options.shape;

export const SilenceSliders = ({ values: { silenceThreshold, silenceLength }, onChange }: SilenceSlidersProps) => (
  <div className="grid w-full max-w-2xl gap-x-6 sm:grid-cols-2">
    <Slider
      label={kernelWords.options.silenceThreshold.label}
      min={THRESHOLD.min}
      max={THRESHOLD.max}
      value={silenceThreshold}
      valueText={say(words.decibels, { level: String(silenceThreshold).replace('-', '−') })}
      onChange={(value) => onChange({ silenceThreshold: value })}
    />
    <Slider
      label={kernelWords.options.silenceLength.label}
      min={LENGTH.min}
      max={LENGTH.max}
      step={0.1}
      value={silenceLength}
      valueText={say(words.lengthInSeconds, { seconds: silenceLength.toFixed(1) })}
      onChange={(value) => onChange({ silenceLength: value })}
    />
  </div>
);
