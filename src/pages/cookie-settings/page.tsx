import { ALL, NONE } from '../../visitor/consent';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/page-heading';
import { TextLink } from '../../ui/text-link';
import { FormMessage, type Message } from '../forms/form-parts';
import { cookieKinds } from './cookie-kinds';
import { Toggle } from './toggle';
import { useCookieChoices, type Saved } from './use-cookie-choices';

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
            {...{ label, text }}
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
