import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { loadableDialog } from '../../hydration/loadable';
import { Button } from '../../ui/button';

const picker = loadableDialog(() => import('./step-picker'));

export function AddStep() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button icon={Plus} data-add-step="" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Add a step
      </Button>
      {isOpen && (
        <Suspense>
          <picker.Component onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
