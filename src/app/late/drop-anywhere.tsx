// Offers tools for anything that is dropped on a page without an input. Otherwise, the browser would replace the page with the
// dropped file.
import { Suspense, useEffect, useState } from 'react';
import { entriesOf, isFolder } from '../../lib/drop-entries';
import { droppedFiles } from '../../lib/dropped-files';
import { loadableDialog } from '../../hydration/loadable';
import type { Given } from '../../tool-kit/send-to/offer';

const dropOffer = loadableDialog(() => import('../layout/drop-offer'));

const hasInput = () => document.querySelector('[data-tool-input]') !== null;

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

const takes = ({ dataTransfer, target, defaultPrevented }: DragEvent) =>
  !defaultPrevented &&
  dataTransfer !== null &&
  !hasInput() &&
  (dataTransfer.types.includes('Files') || (dataTransfer.types.includes('text/plain') && !isField(target)));

export default function DropAnywhere() {
  const [given, setGiven] = useState<Given>();
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (takes(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!takes(event) || !dataTransfer) return;
      event.preventDefault();
      if (dataTransfer.types.includes('Files')) {
        const entries = entriesOf(dataTransfer);
        // Files need no search, and some have no entry.
        const files = Array.from(dataTransfer.files);
        const all = entries.some(isFolder) ? droppedFiles(entries) : Promise.resolve(files);
        void all.then((files) => setGiven(files.length > 0 ? { kind: 'files', files } : undefined));
      } else setGiven({ kind: 'text', text: dataTransfer.getData('text/plain') });
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('drop', onDrop);
    document.dispatchEvent(new Event('toolyard-takes-drops')); // public/early.js receives it, and may have kept some drops.
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
  return (
    given && (
      <Suspense>
        <dropOffer.Component given={given} onClosed={() => setGiven(undefined)} />
      </Suspense>
    )
  );
}
