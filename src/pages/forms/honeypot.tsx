// A field for programs that fill in whatever they find. No visitor meets it: not by eye, keyboard, screen reader or autofill.
import { HONEYPOT } from '../../forms/endpoints';

export function Honeypot() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input
          type="text"
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
