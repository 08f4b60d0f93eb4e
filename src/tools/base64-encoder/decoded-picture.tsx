// Says what kind of file was decoded, and shows it where it is a picture.
import { useState } from 'react';
import type { Base64Output } from '../../../workers/kernels/base64-encoder/spec';
import type { PageOutput } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';

/** Kinds that browsers show. */
const SHOWN = ['png', 'jpg', 'gif', 'webp', 'avif', 'bmp', 'ico', 'svg'];

/** A larger picture takes longer to decode than a preview is worth. */
const MAX_BYTES = 32_000_000;

export function DecodedPicture({ output: { result, type } }: { output: PageOutput<Base64Output> }) {
  const artifacts = useArtifacts();
  if (type.extension === 'txt' || type.extension === 'bin') return null;
  const canShow = SHOWN.includes(type.extension) && result.bytes <= MAX_BYTES && result.stored !== 'saved';
  // A picture cannot run scripts, SVG included, nor load anything else.
  const url = !canShow
    ? undefined
    : result.stored === 'text'
      ? `data:${type.mime},${encodeURIComponent(result.text)}`
      : artifacts.url(result.artifactId);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">Decoded file type: {type.label}.</p>
      {url !== undefined && <Picture key={url} url={url} label={type.label} />}
    </div>
  );
}

function Picture({ url, label }: { url: string; label: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p className="text-sm text-muted">This image can’t be displayed. It may be damaged.</p>;
  return (
    <img
      src={url}
      alt={`Decoded ${label}`}
      decoding="async"
      onError={() => setIsBroken(true)}
      className="max-h-80 max-w-full self-start rounded-md border border-line bg-sunken object-contain"
    />
  );
}
