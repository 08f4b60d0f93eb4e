// Parts at silences: how many there are, the waveform on which the visitor corrects them, and their list.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { cutsIn, partsBetween, silences } from '../../../workers/contract/media/silences';
import type { SoundShape } from '../../../workers/contract/media/sound-shape';
import type { Mp4ToMp3Options, Part } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { say } from '../../../workers/words/in-words';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { useArtifacts } from '../../state/services-context';
import { Refusal } from '../../tool-kit/result/titled-notes';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { cutsOf, draftsOf, partsOfDrafts, withCuts } from './drafts';
import * as lateWords from './late-words';
import PartsPanel, { type PartsPanelProps } from './parts-panel';
import { SilenceSliders, type SilenceSlidersProps } from './silence-sliders';
import { useSound, type Sound } from './use-sound';
import Waveform from './waveform';
import * as words from './words';

export interface PartsOfFile extends Omit<PartsPanelProps, 'parts'> {
  readonly onSilence: SilenceSlidersProps['onChange'];
  /** A conversion is running, for which the search for silences waits. */
  readonly isBusy: boolean;
}

interface SilencePanelProps {
  readonly artifactId: ArtifactId;
  readonly options: Mp4ToMp3Options;
  readonly parts: PartsOfFile;
}

export default function SilencePanel({ artifactId, options, parts }: SilencePanelProps) {
  const { sound, stop, restart } = useSound(artifactId);
  return (
    // As high as with a waveform, so that nothing below moves.
    <div className="flex min-h-80 w-full min-w-0 flex-col gap-3">
      <SilenceSliders values={options} onChange={parts.onSilence} />
      {sound.kind === 'measured' ? (
        <MeasuredSound artifactId={artifactId} options={options} parts={parts} shape={sound.shape} />
      ) : (
        <Search sound={sound} isBusy={parts.isBusy} onStop={stop} onStart={restart} />
      )}
    </div>
  );
}

interface SearchProps {
  readonly sound: Exclude<Sound, { kind: 'measured' }>;
  readonly isBusy: boolean;
  readonly onStop: () => void;
  readonly onStart: () => void;
}

function Search({ sound, isBusy, onStop, onStart }: SearchProps) {
  if (sound.kind === 'refused') return <Refusal error={sound.error} />;
  if (sound.kind === 'stopped') {
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        {words.findingStopped}
        <Button size="small" onClick={onStart}>
          {words.findSilences}
        </Button>
      </div>
    );
  }
  const share = sound.kind === 'measuring' ? sound.share : undefined;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1 text-sm">
        {sound.kind === 'waiting' && isBusy ? words.afterConversion : words.findingSilences}
        <Progress label={words.findingSilences} value={share} className="mt-1.5" />
      </div>
      <Button size="small" onClick={onStop}>
        {words.stopFinding}
      </Button>
    </div>
  );
}

interface MeasuredSoundProps extends SilencePanelProps {
  readonly shape: SoundShape;
}

function MeasuredSound({ artifactId, options, parts: { of, edits, onEdit }, shape }: MeasuredSoundProps) {
  const artifacts = useArtifacts();
  const { silenceThreshold: threshold, silenceLength: length, start = 0, end = Infinity } = options;
  const { levels, seconds } = shape;
  const found = useMemo(() => silences(levels, { threshold, length }), [levels, threshold, length]);
  const parts = useMemo((): readonly Part[] => {
    const range = { start, end: Math.min(end, seconds) };
    return range.end > range.start ? partsBetween(cutsIn(found, range), range) : [];
  }, [found, start, end, seconds]);
  const isEdited = edits !== undefined;
  useEffect(() => {
    // A single part is the whole, which needs no splitting.
    if (!isEdited) onEdit({ of, drafts: draftsOf(parts), parts: parts.length > 1 ? parts : [], isFound: true });
  }, [isEdited, onEdit, of, parts]);

  const drafts = useMemo(() => edits?.drafts ?? draftsOf(parts), [edits, parts]);
  const last = parts.at(-1)?.end ?? seconds;
  const marks = useMemo(() => cutsOf(drafts, last), [drafts, last]);
  const cuts = useMemo(() => marks.map((draft) => draft.start), [marks]);
  const latest = useRef({ drafts, marks });
  useLayoutEffect(() => {
    latest.current = { drafts, marks };
  });
  const onCuts = useCallback(
    (next: readonly number[]) => {
      const changed = withCuts(latest.current.drafts, latest.current.marks, next);
      onEdit({ of, drafts: changed, parts: partsOfDrafts(changed, last) });
    },
    [onEdit, of, last],
  );
  return (
    <>
      <p role="status" className="text-sm font-medium tabular-nums">
        {say(lateWords.silences, { count: found.length })}
      </p>
      <Waveform shape={shape} cuts={cuts} silences={found} url={artifacts.url(artifactId)} onCuts={onCuts} />
      <p className="text-xs text-muted">{words.shortParts}</p>
      {parts.length > 0 && (
        <PartsPanel of={of} parts={parts} edits={edits?.isFound ? undefined : edits} onEdit={onEdit} />
      )}
    </>
  );
}
