// The result: a player, the download, and facts about the audio.
import { Download } from 'lucide-react';
import { codecName, mp4ToMp3, type Mp4ToMp3Output } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { say } from '../../../workers/words/in-words';
import { clock } from '../../../workers/words/time-words';
import { formatBytes } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { Notes } from '../../tool-kit/notes';
import { Verdict } from '../../tool-kit/result/titled-notes';
import { ShareResult } from '../../tool-kit/result/result-view';
import { useTellDownloaded } from '../../tool-kit/copy-and-download';
import { buttonClasses } from '../../ui/button';
import { Card } from '../../ui/card';
import { soundWords } from './found-panel';
import PartsResult from './parts-result';
import * as words from './words';

export interface AudioResultProps {
  output: PageOutput<Mp4ToMp3Output>;
  fileName: string;
}

function originWords({
  copied,
  engine,
  format,
  source,
}: Pick<Mp4ToMp3Output, 'copied' | 'engine' | 'format' | 'source'>): string {
  const byBrowser = format === 'wav' ? words.fromBrowserOnly : words.fromBrowser;
  const sentence = copied ? words.fromCopied : engine === 'ffmpeg' ? words.fromFfmpeg : byBrowser;
  return say(sentence, { container: source.container, sound: soundWords(source) });
}

export default function AudioResult({ output, fileName }: AudioResultProps) {
  const artifacts = useArtifacts();
  const tell = useTellDownloaded();
  const { audio, format, seconds, warnings, notes } = output;
  const url = audio.stored === 'artifact' ? artifacts.url(audio.artifactId) : undefined;
  return (
    <section aria-label={words.result} className="flex flex-col gap-4">
      <Notes tone="warn" notes={warnings} />
      <Verdict title={words.complete} />
      {output.parts && output.parts.length > 0 && (
        <PartsResult toolId={mp4ToMp3.id} whole={audio} parts={output.parts} fileName={fileName} />
      )}
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h2 className="font-semibold break-all">{fileName}</h2>
            <p className="text-sm text-muted">
              {clock(seconds)} · {formatBytes(audio.bytes)}
            </p>
          </div>
          {audio.stored === 'artifact' && (
            <div className="flex flex-wrap gap-2">
              <ShareResult result={audio} fileName={fileName} size="medium" />
              <a
                href={url}
                download={fileName}
                className={buttonClasses('primary', 'medium')}
                onClick={() => {
                  artifacts.downloadUrl(audio.artifactId);
                  tell(fileName);
                }}
              >
                <Download aria-hidden className="size-4" />
                {say(words.downloadAs, { format: codecName(format) })}
              </a>
            </div>
          )}
        </div>
        {/* The audio is from the visitor's own video, so there are no captions to show. */}
        {url !== undefined && (
          <audio controls src={url} aria-label={say(words.listenTo, { file: fileName })} className="w-full" />
        )}
        <p className="text-sm text-muted">{originWords(output)}</p>
      </Card>
      <Notes notes={notes} />
    </section>
  );
}
