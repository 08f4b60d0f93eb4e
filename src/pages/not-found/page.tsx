import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NOT_SAVED } from '../../../workers/contract/site/offline-now';
import { suggestedTools } from '../../tools/lookup';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { ToolLinks } from '../parts/tool-links';
import { headOfNothing, usePageHead } from '../use-page-head';
import { NotSaved } from './not-saved';

export const notFoundWords = {
  title: 'Page Not Found',
  text: "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.",
} as const;

export default function NotFoundPage() {
  return useLocation().pathname === NOT_SAVED ? <NotSaved /> : <NotFound />;
}

function NotFound() {
  usePageHead(headOfNothing(notFoundWords.title));
  const navigate = useNavigate();
  // In a new tab, there is no previous page.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <div className="flex flex-col gap-8 py-8 sm:py-16">
      <div className="flex flex-col gap-3">
        <p className="font-mono text-2xl text-accent">404</p>
        <PageHeading>{notFoundWords.title}</PageHeading>
        <p className="max-w-[56ch] text-lg text-muted">{notFoundWords.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/" variant="primary">
          Go Home
        </LinkButton>
        <LinkButton to="/tools">Browse Tools</LinkButton>
        <Button variant="ghost" icon={ArrowLeft} onClick={goBack}>
          Go Back
        </Button>
      </div>
      <ToolLinks title="Popular Tools" tools={suggestedTools()} className="border-t border-line pt-6" />
    </div>
  );
}
