// Buttons that write Markdown for the visitor.
import { Code, List, Table, TextQuote, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button';
import type { Insertion } from './editing';

const BUTTONS: readonly { readonly id: Insertion; readonly label: string; readonly icon: LucideIcon }[] = [
  { id: 'table', label: 'Table', icon: Table },
  { id: 'code', label: 'Code', icon: Code },
  { id: 'list', label: 'List', icon: List },
  { id: 'quote', label: 'Quote', icon: TextQuote },
];

export const InsertBar = ({ onInsert }: { onInsert: (insertion: Insertion) => void }) => (
  <div role="group" aria-label="Insert" className="flex flex-wrap gap-1">
    {BUTTONS.map(({ id, label, icon }) => (
      <Button key={id} size="small" variant="ghost" icon={icon} onClick={() => onInsert(id)}>
        {label}
      </Button>
    ))}
  </div>
);
