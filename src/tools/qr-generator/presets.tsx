// Presets: small forms that create a payload for phones.
import { AtSign, Globe, MessageSquare, Phone, Wifi, type LucideIcon } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { loadable } from '../../hydration/loadable';
import { Button } from '../../ui/button';
import type { PresetId } from './preset-form';

const presetForm = loadable(() => import('./preset-form'));

const PRESETS: readonly { readonly id: PresetId; readonly label: string; readonly icon: LucideIcon }[] = [
  { id: 'url', label: 'Website URL', icon: Globe },
  { id: 'email', label: 'Email', icon: AtSign },
  { id: 'phone', label: 'Phone', icon: Phone },
  { id: 'wifi', label: 'WiFi', icon: Wifi },
  { id: 'sms', label: 'SMS', icon: MessageSquare },
];

export function Presets({ onText }: { onText: (text: string) => void }) {
  const [open, setOpen] = useState<PresetId>();
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-labelledby={id} className="flex flex-col gap-1.5">
        <p id={id} className="text-sm font-medium">
          Quick presets
        </p>
        {/* One line on a phone, which scrolls sideways. The padding has room for the ring of a focused button. */}
        <div className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap">
          {PRESETS.map((preset) => (
            <Button
              key={preset.id}
              size="small"
              icon={preset.icon}
              aria-expanded={open === preset.id}
              className="shrink-0 aria-expanded:border-accent aria-expanded:bg-accent-soft"
              onClick={() => setOpen(open === preset.id ? undefined : preset.id)}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      </div>
      {open !== undefined && (
        <Suspense>
          <presetForm.Component key={open} preset={open} onText={onText} />
        </Suspense>
      )}
    </div>
  );
}
