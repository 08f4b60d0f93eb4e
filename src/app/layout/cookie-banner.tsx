// Asks about cookies until there is an answer. First in the page for keyboards, at the bottom for eyes.
import { ALL, NONE, saveChoices, useConsent, type Choices } from '../../visitor/consent';
import { Button } from '../../ui/button';
import { TextLink } from '../../ui/text-link';
import { focusHeading } from '../../pages/focus-heading';
import { reserveHeight } from '../../lib/reserve-height';

/** The page leaves this much free at its end, and between what has the focus and the window's bottom. */
const reserve = reserveHeight('--cookie-banner');

const link = 'inline-flex items-center pointer-coarse:min-h-touch';

export function CookieBanner() {
  const { answered } = useConsent();
  if (answered) return null;
  // The button is about to disappear, and the focus that it holds must not be lost.
  const answer = (choices: Choices) => {
    saveChoices(choices);
    focusHeading();
  };
  return (
    <section
      ref={reserve}
      aria-labelledby="cookie-banner"
      className="fixed inset-x-0 bottom-0 z-30 max-h-[50dvh] overflow-y-auto border-t border-line bg-raised px-5 py-4 shadow-lift sm:px-6 print:hidden"
    >
      <div className="flex flex-col gap-x-10 gap-y-3 md:flex-row md:items-center md:justify-between">
        <div className="flex flex-col gap-1 text-sm">
          <p id="cookie-banner" className="text-base font-semibold">
            Cookies, only if you agree
          </p>
          <p className="text-muted">
            Analytics, advertising and preferences stay off until you accept. Tool input is never included.
          </p>
          <p className="flex flex-wrap gap-x-5">
            <TextLink to="/cookie-settings" className={link}>
              Cookie Settings
            </TextLink>
            <TextLink to="/privacy-policy" className={link}>
              Privacy Policy
            </TextLink>
          </p>
        </div>
        {/* Alike, so that neither answer is easier than the other. */}
        <div className="flex shrink-0 gap-3">
          <Button className="flex-1 whitespace-nowrap" onClick={() => answer(NONE)}>
            Reject All
          </Button>
          <Button className="flex-1 whitespace-nowrap" onClick={() => answer(ALL)}>
            Accept All
          </Button>
        </div>
      </div>
    </section>
  );
}
