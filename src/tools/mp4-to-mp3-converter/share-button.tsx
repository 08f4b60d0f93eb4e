// On phones: hands the result to another app through the system's share sheet.
import { Share2 } from 'lucide-react';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { useAppDispatch } from '../../state/hooks';
import { useArtifacts } from '../../state/services-context';
import { toastShown } from '../../state/toasts';
import { Button } from '../../ui/button';

interface ShareButtonProps {
  artifactId: ArtifactId;
  fileName: string;
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** Firefox has no share sheet, and others share some kinds of file only. */
const canShare = (file: File) => 'canShare' in navigator && navigator.canShare({ files: [file] });

const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export function ShareButton({ artifactId, fileName }: ShareButtonProps) {
  const artifacts = useArtifacts();
  const dispatch = useAppDispatch();
  const file = new File([artifacts.blob(artifactId)], fileName, {
    type: fileName.endsWith('.m4a') ? 'audio/mp4' : 'audio/mpeg',
  });
  if (!isPhone() || !canShare(file)) return null;
  const share = async () => {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      if (wasDismissed(error)) return;
      dispatch(toastShown({ title: 'Not shared', text: 'Download it and share it from there.', tone: 'error' }));
    }
  };
  return (
    <Button icon={Share2} onClick={() => void share()}>
      Share
    </Button>
  );
}
