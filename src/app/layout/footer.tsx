import { Link } from 'react-router-dom';
import { settings } from '../../settings';
import { popularTools, toolPath } from '../../tools/lookup';
import { quickLinks, type NavigationItem } from './navigation';

export function Footer() {
  const popular = popularTools().map((tool) => ({ label: tool.title, path: toolPath(tool) }));
  return (
    <footer className="@container border-t border-line bg-sunken px-5 py-10 sm:px-8 lg:px-12 print:hidden">
      <div className="mx-auto flex max-w-5xl flex-col gap-10">
        <div className="grid grid-cols-2 gap-8 @xl:grid-cols-[1fr_auto_auto] @xl:gap-12">
          <p className="col-span-2 max-w-[38ch] @xl:col-span-1 text-sm text-muted">{settings.description}</p>
          <FooterLinks title="Quick Links" items={quickLinks} />
          {popular.length > 0 && <FooterLinks title="Popular Tools" items={popular} />}
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-xs text-muted">
          <p>
            © {new Date().getFullYear()} {settings.name}
          </p>
          <p>Your files and text stay on this device.</p>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-2 flex flex-col">
        {items.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-9 items-center rounded-sm text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-touch"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
