import { LegalPage, type LegalSection } from '../legal/legal-page';
import { siteSections } from './site-sections';
import { usingSections } from './using-sections';

const sections: readonly LegalSection[] = [...usingSections, ...siteSections];

export default function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of Service"
      summary="Use the tools freely, for work or for yourself. What you make with them is yours. Check what matters, because no software is error-free."
      sections={sections}
    />
  );
}
