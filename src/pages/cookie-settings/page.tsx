import { useEffect, useId, useState } from 'react';
import { settings } from '../../settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/page-heading';
import { RichText } from '../../ui/rich-text';
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
import * as words from './words';

const messageOf = ({ kept }: Saved): Message =>
  kept ? { tone: 'success', text: words.saved } : { tone: 'warn', text: words.notSaved };

export default function CookieSettingsPage() {
  const { choices, isReady, saved, choose, save } = useCookieChoices();
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>{words.title}</PageHeading>
        <p className="max-w-[60ch] text-muted">{words.summary}</p>
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
            {words.save}
          </Button>
          <Button onClick={() => save(ALL)}>{words.acceptAll}</Button>
          <Button onClick={() => save(NONE)}>{words.rejectAll}</Button>
        </div>
        <FormMessage message={saved && messageOf(saved)} />
      </div>
      <p className="text-sm text-muted">
        <RichText
          text={words.more}
          tags={{
            privacy: (inside) => <TextLink to="/privacy-policy">{inside}</TextLink>,
            contact: (inside) => <TextLink to="/contact-us">{inside}</TextLink>,
          }}
        />
      </p>
    </div>
  );
}

interface CookieKind {
  readonly key: keyof CookiePreferences;
  readonly label: string;
  readonly text: string;
}

const { essential, analytics, advertising, preferences } = words;

const advertisers = [
  ...(settings.ads.client ? [advertising.adsense] : []),
  ...(settings.pixelId ? [advertising.pixel] : []),
];

/** Sentences as one text. */
const inOne = (...sentences: readonly string[]) => sentences.join(' ');

/** The purpose of each kind of cookie, and the services of this site that use it. */
const cookieKinds: readonly CookieKind[] = [
  { key: 'essential', ...essential },
  { key: 'analytics', label: analytics.label, text: settings.analyticsId ? analytics.google : analytics.none },
  {
    key: 'advertising',
    label: advertising.label,
    text: inOne(...(advertisers.length > 0 ? advertisers : [advertising.none]), words.consentCookie),
  },
  { key: 'preferences', label: preferences.label, text: inOne(preferences.text, words.consentCookie) },
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
  'before:transition-all checked:before:inset-s-5.5 checked:before:bg-on-accent forced-colors:before:hidden';

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
