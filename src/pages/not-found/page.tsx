import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { suggestedTools, toolPath } from '../../tools/lookup';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { headOfNothing, usePageHead } from '../use-page-head';

export const notFoundWords = {
  title: 'Page Not Found',
  text: "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.",
} as const;

export default function NotFoundPage() {
  usePageHead(headOfNothing(notFoundWords.title));
  const navigate = useNavigate();
  // An address opened in a new tab has no previous page.
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
      <PopularTools />
    </div>
  );
}

function PopularTools() {
  const tools = suggestedTools();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="border-t border-line pt-6">
      <h2 id="popular" className="text-sm font-semibold">
        Popular Tools
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {tools.map((tool) => (
          <li key={tool.id}>
            <Link to={toolPath(tool)} className="inline-flex min-h-touch items-center text-accent hover:underline">
              {tool.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
