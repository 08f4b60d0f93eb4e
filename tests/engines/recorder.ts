// Inserted before the site's first script by the test's server: records events that an external driver doesn't report.

/** Runs in the page: it can't use any variable from outside. */
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

/** Runs in the page: takes the records since the last call. */
export const takeErrors = () => (globalThis as { toolyardErrors?: string[] }).toolyardErrors?.splice(0) ?? [];
