import { Bell } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';

export function NotifyButton({ children }: { children: string }) {
  const goToNewsletter = useGoToNewsletter();
  return (
    <Button variant="primary" icon={Bell} onClick={goToNewsletter}>
      {children}
    </Button>
  );
}

const DELAY_MS = 100;

/** The home page's code may take a while on a slow connection. */
const ATTEMPTS = 100;

function scrollToNewsletter(attempts = ATTEMPTS) {
  window.setTimeout(() => {
    if (attempts === 0 || window.location.pathname !== '/') return; // the visitor has gone to another page
    const section = document.getElementById('newsletter');
    if (section) {
      section.scrollIntoView();
      // Waits until the new page has focused its heading, and then moves the focus.
      window.setTimeout(() => section.focus({ preventScroll: true }), DELAY_MS);
    } else scrollToNewsletter(attempts - 1);
  }, DELAY_MS);
}

/** Leads to the newsletter's form on the home page. */
function useGoToNewsletter() {
  const navigate = useNavigate();
  return () => {
    void navigate('/');
    scrollToNewsletter();
  };
}
