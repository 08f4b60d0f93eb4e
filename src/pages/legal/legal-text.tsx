// The elements of a legal text: paragraphs and lists, with the links that its words name by tags.
import type { ReactNode } from 'react';
import { settings } from '../../settings';
import { RichText } from '../../ui/rich-text';
import { TextLink } from '../../ui/text-link';

const { legalEmail } = settings.contact;

/** What each tag in the words of a legal text becomes. A test compares them with the words. */
export const legalTags: Readonly<Record<string, (inside: string) => ReactNode>> = {
  /** The subject of an item in a list. */
  about: (inside) => <strong className="font-semibold">{inside}</strong>,
  contact: (inside) => <TextLink to="/contact-us">{inside}</TextLink>,
  cookies: (inside) => <TextLink to="/cookie-settings">{inside}</TextLink>,
  email: () => (
    <TextLink to={`mailto:${legalEmail}`} reloadDocument>
      {legalEmail}
    </TextLink>
  ),
  ideas: (inside) => <TextLink to="/tool-ideas">{inside}</TextLink>,
  privacy: (inside) => <TextLink to="/privacy-policy">{inside}</TextLink>,
  software: (inside) => (
    <TextLink to="/licenses/third-party.txt" reloadDocument>
      {inside}
    </TextLink>
  ),
  unsubscribe: (inside) => <TextLink to="/unsubscribe">{inside}</TextLink>,
};

export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <RichText text={text} tags={legalTags} />
    </p>
  ));

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2.5 ps-5 marker:text-muted">
      {points.map((text) => (
        <li key={text} className="ps-1">
          <RichText text={text} tags={legalTags} />
        </li>
      ))}
    </ul>
  );
}

/** A sentence with the ways to write to us. */
export interface ContactWords {
  readonly byEmail: string;
  /** For a site without an address for legal questions. */
  readonly byForm: string;
}

export const contactText = ({ byEmail, byForm }: ContactWords) => (legalEmail ? byEmail : byForm);
