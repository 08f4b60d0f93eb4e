// The toggles as the visitor has them: the saved ones, which another tab may change, below what was not saved yet.
import { useEffect, useState } from 'react';
import {
  isKnown,
  NONE,
  saveChoices,
  useConsent,
  type Choices,
  type CookiePreferences,
  type Purpose,
} from '../../visitor/consent';

/** `kept` is false where the browser stores nothing. */
export interface Saved {
  readonly kept: boolean;
}

const SAVED_MS = 3000;

export function useCookieChoices() {
  const consent = useConsent();
  const { preferences } = consent;
  const [draft, setDraft] = useState<Partial<Choices>>({});
  const [saved, setSaved] = useState<Saved>();
  const choices: CookiePreferences = { essential: true, ...NONE, ...preferences, ...draft };

  useEffect(() => {
    if (!saved?.kept) return;
    const timer = window.setTimeout(() => setSaved(undefined), SAVED_MS);
    return () => window.clearTimeout(timer);
  }, [saved]);

  return {
    choices,
    /** Before, a toggle would show and save what nobody has chosen. */
    isReady: isKnown(consent),
    saved,
    choose: (purpose: Purpose, chosen: boolean) => setDraft({ ...draft, [purpose]: chosen }),
    save: ({ analytics, advertising, preferences }: Choices) => {
      setSaved({ kept: saveChoices({ analytics, advertising, preferences }) });
      setDraft({});
    },
  };
}
