// On phones: hands a result to another app through the system's share sheet, text as text and anything else as a file.
import { Share2 } from 'lucide-react';
import type { ResultRef } from '../../state/page-output';
import { useAppDispatch } from '../../state/hooks';
import { useArtifacts } from '../../state/services-context';
import { toastShown } from '../../state/toasts';
import { Button } from '../../ui/button';

export interface ShareResultProps {
  result: Exclude<ResultRef, { stored: 'saved' }>;
  fileName: string;
  size?: 'small' | 'medium';
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** Firefox has no share sheet, and others share some kinds of file only. */
const canShare = (data: ShareData) => 'canShare' in navigator && navigator.canShare(data);

const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export function ShareResult({ result, fileName, size = 'small' }: ShareResultProps) {
  const artifacts = useArtifacts();
  const dispatch = useAppDispatch();
  if (!isPhone()) return null;
  const data: ShareData =
    result.stored === 'text'
      ? { text: result.text }
      : { files: [new File([artifacts.blob(result.artifactId)], fileName, { type: result.mime })] };
  if (!canShare(data)) return null;
  const share = async () => {
    try {
      await navigator.share(data);
    } catch (error) {
      if (wasDismissed(error)) return;
      dispatch(
        toastShown({ title: 'Not shared', text: 'Download the result and share it from there.', tone: 'error' }),
      );
    }
  };
  return (
    <Button size={size} icon={Share2} onClick={() => void share()}>
      Share
    </Button>
  );
}
