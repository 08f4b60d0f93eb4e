// The camera, requested only when the visitor clicks the button. Its frames go to the worker until one has a code.
import { Camera, CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { qrFrameReader, type FrameOptions, type Pixels } from '../../../workers/kernels/qr-generator/spec';
import { useAppDispatch } from '../../state/hooks';
import { clearRun, runTool } from '../../state/run-tool';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import * as words from './words';

export interface CameraProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** A frame that has a code. */
  onPhoto: (photo: File) => void;
}

/** The name of its runs in the state. */
const CAMERA_ID = 'qr-generator/camera';

/** With a longer side, frames take more time without finding more codes. */
const FRAME_SIDE = 800;

const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError: words.notAllowed,
  NotFoundError: words.notFound,
  NotReadableError: words.notReadable,
};

const refusalOf = (error: unknown) =>
  (error instanceof DOMException ? REFUSALS[error.name] : undefined) ?? words.noCamera;

export default function CameraScanner({ isOn, onChange, onPhoto }: CameraProps) {
  const [refusal, setRefusal] = useState<string>();
  const toggle = () => {
    setRefusal(undefined);
    onChange(!isOn);
  };
  const refuse = (error: unknown) => {
    setRefusal(refusalOf(error));
    onChange(false);
  };
  return (
    <div className="flex flex-col gap-3">
      {isOn && <Viewfinder onPhoto={onPhoto} onRefused={refuse} />}
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <Button icon={isOn ? CameraOff : Camera} onClick={toggle} className="self-start">
        {isOn ? words.stopCamera : words.scan}
      </Button>
    </div>
  );
}

interface ViewfinderProps {
  onPhoto: (photo: File) => void;
  onRefused: (error: unknown) => void;
}

function Viewfinder({ onPhoto, onRefused }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onPhoto, onRefused });
  useEffect(() => {
    handlers.current = { onPhoto, onRefused };
  });
  const readFrame = useFrameReader();

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const element = video.current;
    const scan = async () => {
      if (!element) return;
      await show(element, signal);
      const photo = await findCode(element, readFrame, signal);
      if (photo && !signal.aborted) handlers.current.onPhoto(photo);
    };
    scan().catch((error: unknown) => {
      if (!signal.aborted) handlers.current.onRefused(error);
    });
    return () => ended.abort();
  }, [readFrame]);

  return (
    <figure className="flex flex-col gap-2">
      <video
        ref={video}
        muted
        playsInline
        aria-label={words.camera}
        className="max-h-96 w-full rounded-lg border border-line bg-sunken object-contain"
      />
      <figcaption role="status" className="text-sm text-muted">
        {words.holdCode}
      </figcaption>
    </figure>
  );
}

/** Whether a frame has a code. */
function useFrameReader() {
  const dispatch = useAppDispatch();
  useEffect(() => () => dispatch(clearRun(CAMERA_ID)), [dispatch]);
  const [read] = useState(() => async (frame: Pixels) => {
    const options: FrameOptions = { task: 'frame', frame };
    const outcome = await dispatch(runTool(qrFrameReader, { options, live: true }, CAMERA_ID));
    return outcome.status === 'done' && outcome.output.found;
  });
  return read;
}

/** Starts the camera in the element, and stops it when the signal is aborted. */
async function show(element: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  // Undefined on an insecure page.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new Error(words.noCamera);
  const stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  element.srcObject = stream;
  await element.play();
}

/** Checks frame after frame, and returns the first one with a code as an image. */
async function findCode(
  element: HTMLVideoElement,
  hasCode: (frame: Pixels) => Promise<boolean>,
  signal: AbortSignal,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  while (context && !signal.aborted) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { videoWidth, videoHeight } = element;
    if (videoWidth === 0) continue;
    const scale = Math.min(1, FRAME_SIDE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(element, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    if (await hasCode({ data, width, height })) return photoOf(canvas);
  }
  return undefined;
}

const photoOf = (canvas: HTMLCanvasElement) =>
  new Promise<File | undefined>((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? new File([blob], 'camera.png', { type: 'image/png' }) : undefined));
  });
