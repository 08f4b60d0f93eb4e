// How far a formatter indents.
import type { Choice } from '../ui/choice';

export const SPACES: readonly Choice<'2' | '4'>[] = [
  { value: '2', label: '2 spaces' },
  { value: '4', label: '4 spaces' },
];

export const INDENTS: readonly Choice<'2' | '4' | 'tab'>[] = [...SPACES, { value: 'tab', label: 'Tab' }];
