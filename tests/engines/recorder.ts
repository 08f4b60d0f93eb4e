// Put before the site's first script by the test's server: notes what a browser driven from outside reports nowhere else.

/** Runs in the page: it sees nothing of what is around it here. */
export function record() {
  const errors: string[] = [];
  Object.assign(globalThis, { toolyardErrors: errors });
  addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    errors.push(`policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
  );
  const log = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    errors.push(`console: ${words.map(String).join(' ')}`);
    log(...words);
  };
}

/** Runs in the page: takes what was noted since it was asked the last time. */
export const takeErrors = () => (globalThis as { toolyardErrors?: string[] }).toolyardErrors?.splice(0) ?? [];
