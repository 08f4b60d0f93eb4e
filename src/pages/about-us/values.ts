import { Feather, ShieldCheck, UserRound, Zap } from 'lucide-react';
import type { Fact } from '../fact-cards';

export const values: readonly Fact[] = [
  {
    icon: Feather,
    title: 'Simplicity',
    text: 'One box, one button. Everything else waits under “Options”.',
  },
  {
    icon: UserRound,
    title: 'User-First',
    text: 'Works on a phone, with a keyboard and with a screen reader, and explains in plain words when something goes wrong.',
  },
  {
    icon: Zap,
    title: 'Speed',
    text: 'Work runs in the background, so the page stays responsive. Large files show progress and can be canceled.',
  },
  {
    icon: ShieldCheck,
    title: 'Privacy',
    text: 'What you enter stays on your device. The site is built so that it can’t be sent.',
  },
];
