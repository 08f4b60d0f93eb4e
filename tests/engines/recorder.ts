// Put before the site's first script by the test's server: notes what a browser driven from outside reports nowhere else.

/** Runs in the page: it sees nothing of what is around it here. */
export function record() {
  const faults: string[] = [];
  Object.assign(globalThis, { toolyardFaults: faults });
  addEventListener('error', ({ message }) => faults.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    faults.push(`policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
  );
  const log = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    faults.push(`console: ${words.map(String).join(' ')}`);
    log(...words);
  };
}

/** Runs in the page: takes what was noted since it was asked the last time. */
export const takeFaults = () => (globalThis as { toolyardFaults?: string[] }).toolyardFaults?.splice(0) ?? [];
