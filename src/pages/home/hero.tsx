// The site's purpose, the front door, and the visitor's tools.
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../ui/link-button';
import { RichText } from '../../ui/rich-text';
import { TextLink } from '../../ui/text-link';
import { SizeLimitList } from '../size-limits';
import { FrontDoor } from './front-door';
import { ToolChips } from './tool-chips';
import * as words from './words';

export function Hero() {
  return (
    <section className="flex flex-col gap-6 pt-2 @[52rem]:gap-7 @[52rem]:pt-6">
      {/* Visitors with pinned or recent tools have already read it. */}
      <h1
        tabIndex={-1}
        className="max-w-[24ch] text-display font-semibold in-data-own:max-w-none in-data-own:text-lg @[52rem]:in-data-own:text-xl"
      >
        {words.title}
      </h1>
      <FrontDoor />
      <ToolChips />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/tools" variant="primary" size="large">
          {words.exploreTools}
          <ArrowRight aria-hidden className="size-4" />
        </LinkButton>
        <LinkButton to="/tool-ideas" size="large">
          {words.suggestTool}
        </LinkButton>
      </div>
      <Promises />
      <SizeLimitList />
    </section>
  );
}

function Promises() {
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 @md:grid-cols-2 @[52rem]:grid-cols-4">
        {words.promises.map(({ sentence, meaning }) => (
          <div key={sentence} className="flex flex-col gap-1">
            <dt className="font-semibold">{sentence}</dt>
            <dd className="text-sm text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        <RichText text={words.benchmark} tags={{ link: (inside) => <TextLink to="/benchmark">{inside}</TextLink> }} />
      </p>
    </div>
  );
}
