import { Plus } from 'lucide-react';
import { Suspense, useState, type KeyboardEvent } from 'react';
import { loadableDialog, useLoadSoon } from '../../hydration/loadable';
import { Button } from '../../ui/button';
import type { StepPickerProps } from './step-picker';
import * as words from './words';

const picker = loadableDialog<StepPickerProps>(() => import('./step-picker'));
const late = [picker];

export function AddStep() {
  const [isOpen, setIsOpen] = useState(false);
  /** What the visitor typed before the dialog's code had loaded. */
  const [typed, setTyped] = useState('');
  useLoadSoon(late);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, ctrlKey, metaKey, altKey } = event;
    // The key that has chosen a step is still down when the focus comes back.
    if (key === 'Enter' && (repeat || isOpen)) event.preventDefault();
    if (!isOpen || ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Backspace')) return;
    event.preventDefault();
    setTyped(key === 'Backspace' ? typed.slice(0, -1) : typed + key);
  };
  return (
    <div>
      <Button
        icon={Plus}
        data-add-step=""
        aria-haspopup="dialog"
        onKeyDown={onKeyDown}
        onClick={() => {
          setTyped('');
          setIsOpen(true);
        }}
      >
        {words.addStep}
      </Button>
      {isOpen && (
        <Suspense>
          <picker.Component typed={typed} onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
