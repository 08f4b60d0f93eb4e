// Asks about cookies until the visitor has answered. It comes first for keyboards, but is at the bottom of the screen.
import { ALL, NONE, saveChoices, type Choices } from '../../visitor/consent';
import { Button } from '../../ui/button';
import { TextLink } from '../../ui/text-link';
import { focusHeading } from '../../pages/use-page-head';
import { reserveHeight } from '../../lib/fixed-bar';
import * as words from './words';

/** The page reserves this much room at its end, and between the focused element and the window's bottom. */
const reserve = reserveHeight('--cookie-banner');

export function CookieBanner() {
  // The button is about to disappear, so its focus must move elsewhere.
  const answer = (choices: Choices) => {
    saveChoices(choices);
    focusHeading();
  };
  return (
    <section
      ref={reserve}
      aria-labelledby="cookie-banner"
      className="cookie-banner fixed inset-x-0 bottom-0 z-30 hidden max-h-[50dvh] overflow-y-auto border-t border-line bg-raised px-3 shadow-lift in-data-asks:block sm:px-6 md:py-2 print:hidden"
    >
      <div className="flex min-h-[inherit] items-center justify-between gap-x-2 md:gap-x-10">
        <p className="text-xs leading-[0.875rem] text-muted md:leading-4 lg:text-sm">
          <strong id="cookie-banner" className="font-semibold text-ink">
            {words.cookies}
          </strong>{' '}
          <span className="max-md:hidden">
            {words.cookiesOff} {words.inputIsNeverIncluded}
          </span>{' '}
          <TextLink to="/cookie-settings" className="me-2">
            {words.cookieSettings}
          </TextLink>{' '}
          <TextLink to="/privacy-policy" className="max-md:hidden">
            {words.privacyPolicy}
          </TextLink>
        </p>
        {/* Both buttons look alike, so that neither answer is easier. */}
        <div className="flex shrink-0 gap-1.5 md:gap-3">
          <Button className="flex-1 whitespace-nowrap max-md:px-2.5" onClick={() => answer(NONE)}>
            {words.rejectAll}
          </Button>
          <Button className="flex-1 whitespace-nowrap max-md:px-2.5" onClick={() => answer(ALL)}>
            {words.acceptAll}
          </Button>
        </div>
      </div>
    </section>
  );
}
