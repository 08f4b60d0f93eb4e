import type { Driver, Target } from './driver';

const ANYWAY: Target = { role: 'button', name: 'Run anyway', within: { role: 'main' } };

/** Answers the question about a result that may not fit, if it is there. */
export async function runAnyway(driver: Driver) {
  if ((await driver.count(ANYWAY)) > 0) await driver.click(ANYWAY);
}
