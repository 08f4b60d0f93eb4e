// The elements of a running text besides paragraphs.
import type { ReactNode } from 'react';
import { settings } from '../../settings';
import { TextLink } from '../../ui/text-link';

/** A list whose items begin with their subject. */
export function Points({ points }: { points: readonly (readonly [about: string, text: ReactNode])[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2.5 pl-5 marker:text-muted">
      {points.map(([about, text]) => (
        <li key={about} className="pl-1">
          <strong className="font-semibold">{about}</strong> {text}
        </li>
      ))}
    </ul>
  );
}

/** The contact page, and the address for legal questions if the site has one. */
export function ContactWays() {
  const { legalEmail } = settings.contact;
  return (
    <>
      {legalEmail && (
        <>
          <TextLink to={`mailto:${legalEmail}`}>{legalEmail}</TextLink> or{' '}
        </>
      )}
      <TextLink to="/contact-us">our contact page</TextLink>
    </>
  );
}
