// What a running text is made of, beside paragraphs.
import type { ReactNode } from 'react';
import { settings } from '../../settings';
import { TextLink } from '../../ui/text-link';

/** A list in which each point begins with what it is about. */
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

/** The contact page, and the address for legal questions where the site has one. */
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
