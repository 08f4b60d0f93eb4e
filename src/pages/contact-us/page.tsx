import { settings } from '../../settings';
import { PageHeading } from '../../ui/page-heading';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { Questions } from './questions';

export default function ContactPage() {
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-2">
        <PageHeading>Contact Us</PageHeading>
        <p className="max-w-[60ch] text-muted">Questions, bug reports and praise welcome. A real person replies.</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-10 @[52rem]:grid-cols-[minmax(0,1fr)_17rem]">
        <ContactForm />
        <ContactDetails contact={settings.contact} />
      </div>
      <Questions />
    </div>
  );
}
