// How long tests wait before they fail. A test must fail for what it sees, not because the machine is slow or busy.

const MINUTE = 60_000;

/** For `vi.waitFor` and `vi.waitUntil`, which would wait for a second. */
export const PATIENTLY = { timeout: MINUTE } as const;

/** Of every Vitest configuration. */
export const patience = {
  testTimeout: 4 * MINUTE,
  hookTimeout: 4 * MINUTE,
  teardownTimeout: 4 * MINUTE,
  expect: { poll: PATIENTLY },
} as const;
