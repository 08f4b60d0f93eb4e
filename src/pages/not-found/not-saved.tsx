// The service worker shows this for a page that is neither cached nor loads. The page may not exist.
import { RotateCw } from 'lucide-react';
import { reloadPage } from '../../hydration/reload';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { headOfNothing, usePageHead } from '../use-page-head';
import * as words from './words';

export function NotSaved() {
  usePageHead(headOfNothing(words.notSaved));
  return (
    <div className="flex flex-col gap-8 py-8 sm:py-16">
      <div className="flex flex-col gap-3">
        <PageHeading>{words.notSaved}</PageHeading>
        <p className="max-w-[56ch] text-lg text-muted">{words.notSavedText}</p>
        <p className="max-w-[56ch] text-muted">{words.toolsWork}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={RotateCw} onClick={() => void reloadPage()}>
          {words.tryAgain}
        </Button>
        <LinkButton to="/tools">{words.browse}</LinkButton>
        <LinkButton to="/">{words.goHome}</LinkButton>
      </div>
    </div>
  );
}
