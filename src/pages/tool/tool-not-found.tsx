import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { headOfNothing, usePageHead } from '../use-page-head';

export default function ToolNotFound() {
  usePageHead(headOfNothing('Tool Not Found'));
  return (
    <div className="flex flex-col gap-6 py-8 sm:py-16">
      <div className="flex flex-col gap-2">
        <PageHeading>Tool Not Found</PageHeading>
        <p className="text-lg text-muted">The requested tool could not be found.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/tools" variant="primary">
          Browse Tools
        </LinkButton>
        <LinkButton to="/">Go Home</LinkButton>
      </div>
    </div>
  );
}
