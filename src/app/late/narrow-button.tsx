// Makes the sidebar of a wide window a column of icons, and back.
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { narrowSidebar, useNarrowSidebar } from '../../visitor/narrow-sidebar';
import * as words from './words';

export default function NarrowButton() {
  const isNarrow = useNarrowSidebar();
  return (
    <IconButton
      icon={isNarrow ? PanelLeftOpen : PanelLeftClose}
      label={isNarrow ? words.keepOpen : words.iconsOnly}
      // Arrow keys lead here: see sidebar-keys.ts.
      tabIndex={-1}
      onClick={() => narrowSidebar(!isNarrow)}
      className="text-muted"
    />
  );
}
