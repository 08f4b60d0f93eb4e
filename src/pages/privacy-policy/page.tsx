import { LegalPage, type LegalSection } from '../legal/legal-page';
import { consentSections } from './consent-sections';
import { dataSections } from './data-sections';
import { rightsSections } from './rights-sections';

const sections: readonly LegalSection[] = [...dataSections, ...consentSections, ...rightsSections];

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary="What you put into a tool stays on your device. We know only what you send us, and nothing tracks you unless you agree to it."
      sections={sections}
    />
  );
}
