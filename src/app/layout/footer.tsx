import { say } from '../../../workers/words/in-words';
import { buildVersion, useToday } from '../../lib/build-version';
import { SubscribeForm } from '../../pages/newsletter/address-form';
import { settings } from '../../settings';
import { popularTools, toolPath } from '../../tools/lookup';
import { Link } from '../../ui/link';
import { legalLinks, quickLinks, type NavigationItem } from './navigation';
import * as words from './words';

export function Footer() {
  const popular = popularTools().map((tool) => ({ label: tool.title, path: toolPath(tool) }));
  return (
    <footer className="@container border-t border-line bg-sunken px-5 py-4 sm:px-8 md:py-10 lg:px-12 print:hidden">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 md:gap-10">
        <div className="grid grid-cols-2 gap-4 md:gap-6 @3xl:grid-cols-[minmax(10rem,1fr)_auto_auto_minmax(0,18rem)] @3xl:gap-10">
          <p className="col-span-2 max-w-[38ch] text-sm text-muted max-md:hidden @3xl:col-span-1">
            {settings.description}
          </p>
          <FooterLinks title={words.quickLinks} items={quickLinks} className="max-md:col-span-2 max-md:*:columns-2" />
          {/* A phone's menu has all tools. */}
          {popular.length > 0 && <FooterLinks title={words.popularTools} items={popular} className="max-md:hidden" />}
          <div className="col-span-2 max-w-md @3xl:col-span-1">
            <Newsletter />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4 text-xs text-muted">
          <p>
            © {useToday().getFullYear()} {settings.name} ·{' '}
            <a
              href="/build.json"
              className="inline-flex items-center hover:text-ink hover:underline pointer-coarse:min-h-touch"
            >
              {buildVersion.commit ? say(words.build, { commit: buildVersion.commit.slice(0, 7) }) : words.unversioned}
            </a>
          </p>
          <nav aria-label={words.legal}>
            <ul className="flex flex-wrap gap-x-5">
              {legalLinks.map((item) => (
                <FooterLink key={item.path} item={item} />
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function Newsletter() {
  return (
    <section aria-labelledby="footer-newsletter" className="flex flex-col gap-2">
      <h2 id="footer-newsletter" className="text-sm font-semibold">
        {words.newsletter}
      </h2>
      <p className="text-sm text-muted">{words.newsletterText}</p>
      <SubscribeForm name={words.newsletterForm} label={words.email} hideLabel />
    </section>
  );
}

interface FooterLinksProps {
  title: string;
  items: readonly NavigationItem[];
  className: string;
}

function FooterLinks({ title, items, className }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-2">
        {items.map((item) => (
          <FooterLink key={item.path} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ item: { label, path } }: { item: NavigationItem }) {
  return (
    <li>
      <Link
        to={path}
        className="inline-flex min-h-9 items-center rounded-sm text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-touch"
      >
        {label}
      </Link>
    </li>
  );
}
