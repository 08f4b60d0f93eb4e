import { useEffect, useId, useState } from 'react';
import { settings } from '../../settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/page-heading';
import { TextLink } from '../../ui/text-link';
import {
  ALL,
  isKnown,
  NONE,
  saveChoices,
  useConsent,
  type Choices,
  type CookiePreferences,
  type Purpose,
} from '../../visitor/consent';
import { FormMessage, type Message } from '../forms/form-parts';

const messageOf = ({ kept }: Saved): Message =>
  kept
    ? { tone: 'success', text: 'Preferences saved successfully!' }
    : {
        tone: 'warn',
        text: 'Your browser blocks storage for this site, so your choice lasts until you leave the page.',
      };

export default function CookieSettingsPage() {
  const { choices, isReady, saved, choose, save } = useCookieChoices();
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>Cookie Settings</PageHeading>
        <p className="max-w-[60ch] text-muted">
          Only essential storage is used until you opt in, and you can change your mind here any time. Tool input is
          never included.
        </p>
      </div>
      <Card className="divide-y divide-line">
        {cookieKinds.map(({ key, label, text }) => (
          <Toggle
            key={key}
            label={label}
            text={text}
            checked={choices[key]}
            onChange={key === 'essential' || !isReady ? undefined : (chosen) => choose(key, chosen)}
          />
        ))}
      </Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button variant="primary" disabled={!isReady} onClick={() => save(choices)}>
            Save Preferences
          </Button>
          <Button onClick={() => save(ALL)}>Accept All Cookies</Button>
          <Button onClick={() => save(NONE)}>Reject All Non-Essential</Button>
        </div>
        <FormMessage message={saved && messageOf(saved)} />
      </div>
      <p className="text-sm text-muted">
        Read the <TextLink to="/privacy-policy">privacy policy</TextLink> for details. Questions?{' '}
        <TextLink to="/contact-us">Contact us</TextLink>.
      </p>
    </div>
  );
}

interface CookieKind {
  readonly key: keyof CookiePreferences;
  readonly label: string;
  readonly text: string;
}

const analytics = settings.analyticsId
  ? 'Google Analytics counts page views and tool use, so we know what to improve.'
  : 'For counting page views and tool use. No analytics service is set up, so nothing is loaded.';

const advertisers = [
  settings.ads.client && 'Google AdSense shows ads.',
  settings.pixelId && 'Meta’s pixel counts page views for ads on Meta’s own pages.',
].filter(Boolean);

const advertising =
  advertisers.length > 0
    ? advertisers.join(' ')
    : 'For ads that pay for the site. There are none at the moment, so nothing is loaded.';

/** The purpose of each kind of cookie, and the services of this site that use it. */
const cookieKinds: readonly CookieKind[] = [
  {
    key: 'essential',
    label: 'Essential',
    text: 'Your theme, your choices here, the recipes you save, and a copy of the site so it works offline. Stored on your device. Always on.',
  },
  { key: 'analytics', label: 'Analytics', text: analytics },
  { key: 'advertising', label: 'Advertising', text: `${advertising} Your consent is stored in a cookie for one year.` },
  {
    key: 'preferences',
    label: 'Preferences',
    text: 'Remembers your preferences. Your consent is stored in a cookie for one year.',
  },
];

/** `kept` is false if the browser couldn't store the choices. */
interface Saved {
  readonly kept: boolean;
}

const SAVED_MS = 3000;

/** The saved choices, which another tab may change, combined with the unsaved ones of this page. */
function useCookieChoices() {
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
    /** Before the saved choices are known, a toggle would show and save a choice that the visitor didn't make. */
    isReady: isKnown(consent),
    saved,
    choose: (purpose: Purpose, chosen: boolean) => setDraft({ ...draft, [purpose]: chosen }),
    save: ({ analytics, advertising, preferences }: Choices) => {
      setSaved({ kept: saveChoices({ analytics, advertising, preferences }) });
      setDraft({});
    },
  };
}

interface ToggleProps {
  label: string;
  text: string;
  checked: boolean;
  /** Without a handler, the toggle can't be changed. */
  onChange?: ((checked: boolean) => void) | undefined;
}

const track =
  'relative h-6 w-11 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors ' +
  'checked:border-accent checked:bg-accent disabled:opacity-55 forced-colors:appearance-auto';

const knob =
  'before:absolute before:top-0.5 before:inset-s-0.5 before:size-4.5 before:rounded-full before:bg-line-strong ' +
  'before:transition checked:before:translate-x-5 checked:before:bg-on-accent forced-colors:before:hidden';

/** A checkbox that looks like a switch. */
function Toggle({ label, text, checked, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 py-5 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={id} className="-my-2 self-start py-2 font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="max-w-[60ch] text-sm text-muted">
          {text}
        </p>
      </div>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
        className={`${track} ${knob}`}
      />
    </div>
  );
}
