// The site's purpose, the front door, and the visitor's tools.
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../ui/link-button';
import { TextLink } from '../../ui/text-link';
import { SizeLimitList } from '../size-limits';
import { FrontDoor } from './front-door';
import { ToolChips } from './tool-chips';

interface Promised {
  readonly sentence: string;
  readonly meaning: string;
}

export const promises: readonly Promised[] = [
  {
    sentence: 'Any size.',
    meaning: 'Most tools read files piece by piece, so size doesn’t matter. The limits of the others are below.',
  },
  {
    sentence: 'Never frozen.',
    meaning: 'Work runs in the background, so the page stays responsive. Long runs show progress and can be canceled.',
  },
  {
    sentence: 'Never wrong in silence.',
    meaning: 'If something is wrong, you see what and where.',
  },
  {
    sentence: 'Never sent.',
    meaning: 'Everything is processed on your device and never uploaded.',
  },
];

export function Hero() {
  return (
    <section className="flex flex-col gap-6 pt-2 @[52rem]:gap-7 @[52rem]:pt-6">
      {/* Visitors with pinned or recent tools have already read it. */}
      <h1
        tabIndex={-1}
        className="max-w-[24ch] text-display font-semibold in-data-own:max-w-none in-data-own:text-lg @[52rem]:in-data-own:text-xl"
      >
        Free tools for text and files that never leave your browser
      </h1>
      <FrontDoor />
      <ToolChips />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/tools" variant="primary" size="large">
          Explore Tools
          <ArrowRight aria-hidden className="size-4" />
        </LinkButton>
        <LinkButton to="/tool-ideas" size="large">
          Suggest a Tool
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
        {promises.map(({ sentence, meaning }) => (
          <div key={sentence} className="flex flex-col gap-1">
            <dt className="font-semibold">{sentence}</dt>
            <dd className="text-sm text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        <TextLink to="/benchmark">Benchmark it on your device</TextLink>: speed, stalls and accuracy, against the
        libraries other sites use.
      </p>
    </div>
  );
}
