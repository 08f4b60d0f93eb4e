// The newsletter in the footer of every page.
import { SubscribeForm } from './subscribe-form';

export function FooterNewsletter() {
  return (
    <section aria-labelledby="footer-newsletter" className="flex flex-col gap-2">
      <h2 id="footer-newsletter" className="text-sm font-semibold">
        Newsletter
      </h2>
      <p className="text-sm text-muted">Get updates about new tools and features</p>
      <SubscribeForm name="Newsletter signup in the footer" label="Email Address" hideLabel />
    </section>
  );
}
