// How long tests wait before they fail. A test must fail because of a bug, not because the machine is slow or busy.

const MINUTE = 60_000;

/** For `vi.waitFor` and `vi.waitUntil`, whose default is one second. */
export const PATIENTLY = { timeout: MINUTE } as const;

/** For every Vitest configuration. */
export const patience = {
  testTimeout: 4 * MINUTE,
  hookTimeout: 4 * MINUTE,
  teardownTimeout: 4 * MINUTE,
  expect: { poll: PATIENTLY },
} as const;
