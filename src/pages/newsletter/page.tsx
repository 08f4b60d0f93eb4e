import { Card } from '../../ui/card';
import { Link } from '../../ui/link';
import { PageHeading } from '../../ui/page-heading';
import { RichText } from '../../ui/rich-text';
import { useQuery } from '../use-query';
import { SubscribeForm } from './address-form';
import * as words from './words';

export default function NewsletterPage() {
  const email = useQuery().get('email') ?? '';
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>{words.title}</PageHeading>
        <p className="text-muted">{words.purpose}</p>
      </div>
      <Card>
        <SubscribeForm name={words.form} label={words.email} email={email} />
      </Card>
      <p className="text-sm text-muted">
        <RichText
          text={words.use}
          tags={{
            link: (inside) => (
              <Link to="/unsubscribe" className="text-accent underline">
                {inside}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
