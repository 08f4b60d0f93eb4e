// Reads the code in an image: opened, dropped or pasted, or seen by the camera.
import { ScanLine } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { qrReader, type ReadOptions } from '../../../workers/kernels/qr-generator/spec';
import { words } from '../../../workers/kernels/qr-generator/words';
import { loadable } from '../../hydration/loadable';
import { EMPTY_INPUT, filesOf } from '../../state/inputs';
import { FileZone, OpenFiles } from '../../tool-kit/input/file-zone';
import { CopyInBar, TextResult } from '../../tool-kit/run/text-result';
import { FileList } from '../../tool-kit/late-parts';
import { RunBar } from '../../tool-kit/run/run-bar';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { ImagePreview } from './image-preview';
import type { QrForm } from './look-settings';
import { drawnIfSvg } from './svg-picture';

const camera = loadable(() => import('./camera'));

/** The name of input and runs in the state: what was generated stays. */
const READER_ID = 'qr-reader';

const ignoreText = () => undefined;

export default function ReadScreen({ form }: { form: QrForm }) {
  const tool = useTool(qrReader, READER_ID);
  const files = filesOf(tool.input);
  const [image] = files;
  const options: ReadOptions = { task: 'read', charset: form.values.charset };
  const run = useSubmit(tool, {
    options,
    problem: isBlank(tool.input) ? words.messages.noImage : undefined,
    // One image is small: it is read as soon as it is there.
    eager: true,
  });
  const { active, last } = tool.runs;
  // An image that was refused for its size would take the page's memory as well.
  const isShown = !active && last !== undefined && !(last.status === 'failed' && last.error.code === 'too-large');
  const latest = useRef<readonly File[]>([]);
  const open = async (chosen: readonly File[]) => {
    latest.current = chosen;
    const drawn = await Promise.all(chosen.map(drawnIfSvg));
    // Another image may have been chosen while an SVG was drawn.
    if (latest.current === chosen) tool.setFiles(drawn);
  };
  const [isScanning, setIsScanning] = useState(false);
  return (
    <ToolLayout
      form={form}
      run={run}
      outcome={<TextResult run={run} fileName={() => 'qrcode.txt'} copied={words.messages.copied} />}
    >
      <ToolOptions form={form} names={['mode']} />
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
                Open an image
              </OpenFiles>
              <p className="text-sm text-muted">or drop or paste one here. It stays on this device.</p>
            </div>
            {image && (
              <Suspense>
                {isShown && <ImagePreview key={image.artifactId} artifactId={image.artifactId} name={image.name} />}
                <FileList
                  files={files}
                  preview={false}
                  onChange={(next) => tool.setInput(next.length > 0 ? { kind: 'files', files: next } : EMPTY_INPUT)}
                />
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
      <RunBar
        run={run}
        action="Read QR Code"
        icon={ScanLine}
        afterwards={<CopyInBar run={run} copied={words.messages.copied} />}
      />
    </ToolLayout>
  );
}
