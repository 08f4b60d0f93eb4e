// Leads to the newsletter's form on the home page, from wherever the visitor is.
import { useNavigate } from 'react-router-dom';

const DELAY_MS = 100;

/** The home page's code may come over a slow line. */
const ATTEMPTS = 100;

function scrollToNewsletter(attempts = ATTEMPTS) {
  window.setTimeout(() => {
    if (attempts === 0 || window.location.pathname !== '/') return; // the visitor has gone on
    const section = document.getElementById('newsletter');
    if (section) {
      section.scrollIntoView();
      // Not before the page that has just arrived gives the focus to its heading.
      window.setTimeout(() => section.focus({ preventScroll: true }), DELAY_MS);
    } else scrollToNewsletter(attempts - 1);
  }, DELAY_MS);
}

export function useGoToNewsletter() {
  const navigate = useNavigate();
  return () => {
    void navigate('/');
    scrollToNewsletter();
  };
}
