// The service worker shows this for a page that is neither cached nor loads. The page may not exist.
import { RotateCw } from 'lucide-react';
import { reloadPage } from '../../hydration/reload';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { headOfNothing, usePageHead } from '../use-page-head';

export const notSavedWords = {
  title: 'Not saved for offline use',
  text: 'This page isn’t saved on this device, and the site can’t be reached, so we can’t say whether the page exists. Go online, then try again.',
} as const;

export function NotSaved() {
  usePageHead(headOfNothing(notSavedWords.title));
  return (
    <div className="flex flex-col gap-8 py-8 sm:py-16">
      <div className="flex flex-col gap-3">
        <PageHeading>{notSavedWords.title}</PageHeading>
        <p className="max-w-[56ch] text-lg text-muted">{notSavedWords.text}</p>
        <p className="max-w-[56ch] text-muted">The tools work without a connection.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={RotateCw} onClick={() => void reloadPage()}>
          Try again
        </Button>
        <LinkButton to="/tools">Browse Tools</LinkButton>
        <LinkButton to="/">Go Home</LinkButton>
      </div>
    </div>
  );
}
