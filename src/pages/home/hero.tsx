import { ArrowRight } from 'lucide-react';
import { settings } from '../../settings';
import { LinkButton } from '../../ui/link-button';
import { promises } from './promises';

// On a wide page headline and explanations share the rows of one table; on a narrow one the explanations follow.
const rows = '@[52rem]:row-span-4 @[52rem]:row-start-2 @[52rem]:grid @[52rem]:grid-rows-subgrid';
const row = '@[52rem]:flex @[52rem]:items-center @[52rem]:border-t @[52rem]:border-line @[52rem]:py-5';

export function Hero() {
  return (
    <section className="grid grid-cols-1 gap-y-6 @[52rem]:grid-cols-[max-content_minmax(0,1fr)] @[52rem]:gap-y-0">
      <p className="text-sm font-medium text-accent @[52rem]:col-span-2 @[52rem]:mb-6">{settings.tagline}</p>
      <h1 tabIndex={-1} className={`text-display font-semibold ${rows}`}>
        {promises.map(({ sentence }) => (
          <span key={sentence} className={`block ${row}`}>
            {sentence}{' '}
          </span>
        ))}
      </h1>
      <div className="flex flex-col gap-6 @[52rem]:col-span-2 @[52rem]:row-start-6 @[52rem]:flex-row @[52rem]:items-center @[52rem]:justify-between @[52rem]:border-t @[52rem]:border-line @[52rem]:pt-8">
        <p className="max-w-[54ch] text-lg text-muted">
          Convert, encode, check and generate text and files. Every tool is free, needs no account and runs in your
          browser.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/tools" variant="primary" size="large">
            Explore Tools
            <ArrowRight aria-hidden className="size-4" />
          </LinkButton>
          <LinkButton to="/tool-ideas" size="large">
            Suggest a Tool
          </LinkButton>
        </div>
      </div>
      <dl
        className={`grid grid-cols-1 gap-5 border-t border-line pt-6 @[52rem]:col-start-2 @[52rem]:gap-0 @[52rem]:border-0 @[52rem]:pt-0 ${rows}`}
      >
        {promises.map(({ sentence, meaning }) => (
          <div key={sentence} className={`${row} @[52rem]:justify-end @[52rem]:pl-8`}>
            <dt className="text-sm font-semibold @[52rem]:sr-only">{sentence}</dt>
            <dd className="text-sm @[52rem]:w-88 text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
