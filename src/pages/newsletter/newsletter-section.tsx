// The newsletter on the home page. Its id is known outside: links lead to it.
import { SubscribeForm } from './subscribe-form';

export function NewsletterSection() {
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      tabIndex={-1}
      className="grid grid-cols-1 items-center gap-x-12 gap-y-5 rounded-lg border border-line bg-surface p-5 sm:p-8 @[48rem]:grid-cols-2"
    >
      <div className="flex flex-col gap-2">
        <h2 id="newsletter-title" className="text-xl font-semibold">
          Stay up to date
        </h2>
        <p className="text-muted">Get updates about new tools and features by email. Unsubscribe any time.</p>
      </div>
      <SubscribeForm name="Newsletter signup" label="Email Address" />
    </section>
  );
}
