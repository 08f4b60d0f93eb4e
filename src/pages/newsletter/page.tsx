import { Link } from 'react-router-dom';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/page-heading';
import { useQuery } from '../use-query';
import { SubscribeForm } from './address-form';

export default function NewsletterPage() {
  const email = useQuery().get('email') ?? '';
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>Newsletter</PageHeading>
        <p className="text-muted">
          Get updates about new tools and features by email. We only write when there’s news.
        </p>
      </div>
      <Card>
        <SubscribeForm name="Newsletter signup" label="Email Address *" email={email} />
      </Card>
      <p className="text-sm text-muted">
        Your address is used only for the newsletter. You can{' '}
        <Link to="/unsubscribe" className="text-accent underline">
          unsubscribe
        </Link>{' '}
        any time.
      </p>
    </div>
  );
}
