// Reads the codes in an image that was opened, dropped, pasted or taken by the camera.
import { Suspense, useRef, useState } from 'react';
import { qrReader, type ReadOptions } from '../../../workers/kernels/qr-generator/spec';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { words } from '../../../workers/kernels/qr-generator/words';
import { loadable } from '../../hydration/loadable';
import { filesOf } from '../../state/inputs';
import { useArtifacts } from '../../state/services-context';
import { FileZone, OpenFiles } from '../../tool-kit/input/file-zone';
import { FileList, WrongFile } from '../../tool-kit/late-parts';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { RichText } from '../../ui/rich-text';
import type { QrForm } from './look-settings';
import { drawnIfSvg } from './svg-picture';
import * as texts from './words';

const camera = loadable(() => import('./camera'));

/** Has its own key in the store, so the generated code stays. */
const READER_ID = 'qr-generator/read';

const ignoreText = () => undefined;

export default function ReadScreen({ form }: { form: QrForm }) {
  const tool = useTool(qrReader, READER_ID);
  const files = filesOf(tool.input);
  const [image] = files;
  const options: ReadOptions = { task: 'read', charset: form.values.charset };
  const run = useSubmit(tool, {
    options,
    problem: isBlank(tool.input) ? words.messages.noImage : undefined,
    // Reading one image is fast, so it starts immediately.
    eager: true,
  });
  const { active, last } = tool.runs;
  // An image that is too large for the reader is also too large for a preview.
  const isShown = !active && last !== undefined && !(last.status === 'failed' && last.error.code === 'too-large');
  const latest = useRef<readonly File[]>([]);
  const open = async (chosen: readonly File[]) => {
    latest.current = chosen;
    const drawn = await Promise.all(chosen.map(drawnIfSvg));
    // The visitor may have chosen another image while an SVG was rendered.
    if (latest.current === chosen) tool.setFiles(drawn);
  };
  const [isScanning, setIsScanning] = useState(false);
  return (
    <ToolLayout
      form={form}
      run={run}
      modes={<ToolOptions form={form} names={['mode']} />}
      outcome={<TextResult run={run} fileName={() => 'qrcode.txt'} copied={texts.textCopied} />}
    >
      <FileZone
        accept="image/*"
        onFiles={(chosen) => void open(chosen)}
        onText={ignoreText}
        className="flex flex-col gap-3"
      >
        {(input) => (
          <>
            <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong px-6 py-8 text-center">
              <OpenFiles input={input} size="medium">
                {texts.openImage}
              </OpenFiles>
              <p className="text-sm text-muted">
                <RichText
                  text={texts.orDrop}
                  tags={{ drop: (inside) => <span className="pointer-coarse:hidden">{inside}</span> }}
                />
              </p>
            </div>
            {image && (
              <Suspense>
                {isShown && <ImagePreview key={image.artifactId} artifactId={image.artifactId} name={image.name} />}
                <FileList input={tool.input} preview={false} onChange={tool.setInput} />
                <WrongFile key={image.artifactId} toolId={READER_ID} file={image} takes="image" />
              </Suspense>
            )}
          </>
        )}
      </FileZone>
      <Suspense>
        <camera.Component
          isOn={isScanning}
          onChange={setIsScanning}
          onPhoto={(photo) => {
            setIsScanning(false);
            tool.setFiles([photo]);
          }}
        />
      </Suspense>
      <ToolOptions form={form} names={['charset']} />
      <RunBar run={run} action={texts.read} afterwards={<ResultInBar run={run} copied={texts.textCopied} />} />
    </ToolLayout>
  );
}

function ImagePreview({ artifactId, name }: { artifactId: ArtifactId; name: string }) {
  const artifacts = useArtifacts();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken || !artifacts.find(artifactId)) return null;
  return (
    <img
      src={artifacts.url(artifactId)}
      alt={name}
      decoding="async"
      onError={() => setIsBroken(true)}
      className="max-h-64 max-w-full self-center rounded-md border border-line bg-sunken object-contain"
    />
  );
}
