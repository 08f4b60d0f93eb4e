import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NOT_SAVED } from '../../../workers/contract/site/offline-now';
import { suggestedTools } from '../../tools/lookup';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { ToolLinks } from '../parts/tool-links';
import { shownAt } from '../find-page';
import { headOfNothing, usePageHead } from '../use-page-head';
import { NotSaved } from './not-saved';
import * as words from './words';

export default function NotFoundPage() {
  return shownAt(useLocation().pathname) === NOT_SAVED ? <NotSaved /> : <NotFound />;
}

function NotFound() {
  usePageHead(headOfNothing(words.notFound));
  const navigate = useNavigate();
  // In a new tab, there is no previous page.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <div className="flex flex-col gap-8 py-8 sm:py-16">
      <div className="flex flex-col gap-3">
        <p className="font-mono text-2xl text-accent">404</p>
        <PageHeading>{words.notFound}</PageHeading>
        <p className="max-w-[56ch] text-lg text-muted">{words.notFoundText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/" variant="primary">
          {words.goHome}
        </LinkButton>
        <LinkButton to="/tools">{words.browse}</LinkButton>
        <Button variant="ghost" icon={ArrowLeft} onClick={goBack}>
          {words.goBack}
        </Button>
      </div>
      <ToolLinks title={words.popularTools} tools={suggestedTools()} className="border-t border-line pt-6" />
    </div>
  );
}
