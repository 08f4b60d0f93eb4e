// The image that is read.
import { useState } from 'react';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { useArtifacts } from '../../state/services-context';

export function ImagePreview({ artifactId, name }: { artifactId: ArtifactId; name: string }) {
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
