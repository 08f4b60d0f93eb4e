// The icon and the colors of the four things a message can be.
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';

export type Tone = 'info' | 'success' | 'warn' | 'error';

interface ToneLook {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly box: string;
}

export const tones: Record<Tone, ToneLook> = {
  info: { icon: Info, text: 'text-info', box: 'bg-info-soft' },
  success: { icon: CircleCheck, text: 'text-success', box: 'bg-success-soft' },
  warn: { icon: TriangleAlert, text: 'text-warn', box: 'bg-warn-soft' },
  error: { icon: CircleAlert, text: 'text-danger', box: 'bg-danger-soft' },
};
