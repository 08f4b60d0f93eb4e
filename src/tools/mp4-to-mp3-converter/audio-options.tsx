// The options: format, quality, channels, range and tags.
import type { options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { words } from '../../../workers/kernels/mp4-to-mp3-converter/words';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { TextInput } from '../../ui/text-input';
import { clockError, isMinutes } from './clock';
import { OpenList } from './open-list';
import { SilenceSliders } from './silence-sliders';
import * as texts from './words';

type AudioForm = OptionsForm<typeof options>;

const PLACEHOLDERS = { start: '0:00', end: '3:30' } as const;

interface AudioOptionsProps {
  form: AudioForm;
  /** Several files have no panel with these options. */
  isQueue: boolean;
}

export default function AudioOptions({ form, isQueue }: AudioOptionsProps) {
  const { values } = form;
  const problem = isMinutes(values) ? undefined : { option: 'partMinutes', text: words.messages.badMinutes };
  return (
    <div className="flex flex-col gap-5">
      <ToolOptions form={form} names={['format', 'bitRate', 'opusBitRate', 'quick', 'channels']} />
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <Time form={form} side="start" />
        <Time form={form} side="end" />
      </div>
      <div className="flex flex-col gap-2">
        <ToolOptions form={form} names={['split', 'partMinutes', 'partList']} problem={problem} />
        {values.format !== 'mp3' && <p className="text-sm text-muted">{texts.onlyMp3Parts}</p>}
        {values.format === 'mp3' && values.split === 'list' && <OpenList form={form} />}
        {values.format === 'mp3' && values.split === 'silence' && isQueue && (
          <SilenceSliders values={values} onChange={form.change} />
        )}
      </div>
      <ToolOptions form={form} names={['keepTags', 'id3Version', 'copyMp3', 'onlyFfmpeg']} />
    </div>
  );
}

const Time = ({ form, side }: { form: AudioForm; side: 'start' | 'end' }) => (
  <TextInput
    label={words.options[side].label}
    hint={words.options[side].hint}
    placeholder={PLACEHOLDERS[side]}
    inputMode="text"
    autoComplete="off"
    value={form.values[side]}
    error={clockError(form.values[side])}
    onChange={({ target }) => form.change({ [side]: target.value })}
  />
);
