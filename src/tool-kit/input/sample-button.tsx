import { ClipboardList } from 'lucide-react';
import { Button } from '../../ui/button';

interface SampleButtonProps {
  size?: 'small' | 'large';
  onLoad: () => void;
}

export function SampleButton({ size = 'small', onLoad }: SampleButtonProps) {
  return (
    <Button size={size} variant="ghost" icon={ClipboardList} onClick={onLoad}>
      Load Sample
    </Button>
  );
}
