// The parts of a result: to listen to, to save one by one, as a ZIP or in a folder.
import { Download, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AudioPart } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { say } from '../../../workers/words/in-words';
import { clock } from '../../../workers/words/time-words';
import { formatBytes } from '../../lib/format';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import type { NamedResult } from '../../state/zip-results';
import { useDownloadResult } from '../../tool-kit/copy-and-download';
import { FolderSave } from '../../tool-kit/queue/folder-save';
import { ZipDownload } from '../../tool-kit/queue/zip-download';
import { LongList } from '../../tool-kit/rows/long-list';
import { IconButton } from '../../ui/icon-button';
import { TextInput } from '../../ui/text-input';
import * as lateWords from './late-words';
import { partNames, USUAL_PATTERN } from './part-names';
import * as words from './words';

const ROW_PX = 56;
const VISIBLE_ROWS = 8.5;

export interface PartsResultProps {
  toolId: string;
  whole: ResultRef;
  parts: readonly PageOutput<AudioPart>[];
  /** Of the MP3 of the whole. */
  fileName: string;
}

export default function PartsResult({ toolId, whole, parts, fileName }: PartsResultProps) {
  const artifacts = useArtifacts();
  const download = useDownloadResult();
  const [pattern, setPattern] = useState(USUAL_PATTERN);
  /** The part in the player. */
  const [shown, setShown] = useState<number>();
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLAudioElement>(null);
  const names = partNames(parts, pattern, fileName);
  const results = parts.map(({ audio }, i): NamedResult => ({ name: names[i] ?? '', result: audio, of: whole }));
  const listen = (index: number, audio: ResultRef) => {
    const element = player.current;
    if (!element || audio.stored !== 'artifact') return;
    if (shown === index && isPlaying) return element.pause();
    if (shown !== index) element.src = artifacts.url(audio.artifactId);
    setShown(index);
    // Another part is chosen before this one has begun.
    void element.play().catch(() => undefined);
  };
  const save = ({ name, result }: NamedResult) => {
    if (result.stored === 'saved') return;
    // A part has its bytes in the whole, which must outlast the download.
    if (whole.stored === 'artifact') artifacts.downloadUrl(whole.artifactId);
    download(result, name, name);
  };
  return (
    <section aria-label={words.parts} className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-10 flex-wrap items-center gap-2">
        <h2 className="me-auto text-base font-semibold">{say(lateWords.partCount, { count: parts.length })}</h2>
        <ZipDownload toolId={toolId} fileName={`${fileName.replace(/\.mp3$/, '')}.zip`} results={results} />
        <FolderSave toolId={toolId} results={results} inputs={[]} />
      </div>
      <TextInput
        label={words.fileNames}
        hint={words.fileNamesHint}
        autoComplete="off"
        spellCheck={false}
        value={pattern}
        onChange={({ target }) => setPattern(target.value)}
      />
      {/* The audio is from the visitor's own file, so there are no captions to show. */}
      <audio
        ref={player}
        controls
        aria-label={say(words.listenTo, { file: names[shown ?? 0] ?? '' })}
        hidden={shown === undefined}
        className="w-full"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      />
      <LongList
        label={words.parts}
        count={parts.length}
        rowPx={ROW_PX}
        visibleRows={VISIBLE_ROWS}
        keyOf={(index) => index}
      >
        {(index) => {
          const [part, result] = [parts[index], results[index]];
          if (!part || !result) return null;
          const file = { file: result.name };
          const isHeard = shown === index && isPlaying;
          return (
            <div className="flex items-center gap-2 border-b border-line" style={{ height: ROW_PX }}>
              <IconButton
                icon={isHeard ? Pause : Play}
                label={say(isHeard ? words.stop : words.listenTo, file)}
                onClick={() => listen(index, part.audio)}
              />
              <div className="min-w-0 flex-1">
                <p className="truncate text-sm font-medium" title={result.name}>
                  {result.name}
                </p>
                <p className="text-xs text-muted tabular-nums">
                  {clock(part.seconds)} · {formatBytes(part.audio.bytes)}
                </p>
              </div>
              <IconButton icon={Download} label={say(words.downloadFile, file)} onClick={() => save(result)} />
            </div>
          );
        }}
      </LongList>
    </section>
  );
}
