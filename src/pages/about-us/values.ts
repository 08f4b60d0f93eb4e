import { Feather, ShieldCheck, UserRound, Zap } from 'lucide-react';
import type { Fact } from '../fact-cards';

export const values: readonly Fact[] = [
  {
    icon: Feather,
    title: 'Simplicity',
    text: 'One box and one button. What only some need waits behind “More options”.',
  },
  {
    icon: UserRound,
    title: 'User-First',
    text: 'It works on a phone, with a keyboard and with a screen reader, and it speaks plainly when something goes wrong.',
  },
  {
    icon: Zap,
    title: 'Speed',
    text: 'The work runs beside the page, never in it. Large files show their progress and can be cancelled.',
  },
  {
    icon: ShieldCheck,
    title: 'Privacy',
    text: 'What you enter stays on your device. The site is built so that it could not send it.',
  },
];
