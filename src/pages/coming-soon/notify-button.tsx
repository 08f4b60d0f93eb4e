import { Bell } from 'lucide-react';
import { Button } from '../../ui/button';
import { useGoToNewsletter } from './use-go-to-newsletter';

export function NotifyButton({ children }: { children: string }) {
  const goToNewsletter = useGoToNewsletter();
  return (
    <Button variant="primary" icon={Bell} onClick={goToNewsletter}>
      {children}
    </Button>
  );
}
