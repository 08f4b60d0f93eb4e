// What the palette offers for a text that is something: a token, JSON, a color.
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { describeDetection, isTelling, useDetection } from '../../tool-kit/send-to/use-detection';
import type { Given } from '../../tool-kit/send-to/offer';
import { useMove } from '../../tool-kit/send-to/use-move';
import type { PaletteEntry } from './entries';

/** Fewer letters are a search. */
const FEWEST = 4;
const MOST_OFFERED = 4;

export function useDetected(text: string): readonly PaletteEntry[] {
  const given = useMemo(
    (): Given | undefined => (text.trim().length < FEWEST ? undefined : { kind: 'text', text }),
    [text],
  );
  const detection = useDetection(given);
  const move = useMove();
  if (!detection || !given || !isTelling(detection.findings[0])) return [];
  const kind = describeDetection(detection);
  return detection.offers.slice(0, MOST_OFFERED).map((offer) => ({
    title: `${offer.does}: ${offer.tool.title}`,
    target: () => move(given, offer),
    description: '',
    kind,
    words: [],
    icon: offer.icon ?? FileText,
  }));
}
