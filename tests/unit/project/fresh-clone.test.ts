// A clone without the conformance suites or a browser reports and skips their tests.
import { afterEach, expect, test, vi } from 'vitest';
import { choose } from '../../run/choose';
import { gateOutcome, gates } from '../../run/gates';
import { NO_BROWSER } from '../../run/install-browser';
import { runSideBySide } from '../../run/side-by-side';
import { suite } from '../suites';

vi.mock('../../run/find-browser', () => ({ findShells: () => [], findTestBrowsers: () => [] }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('without a conformance suite, its tests are skipped, and a warning says how to use it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('CONFORMANCE_SUITES', '/no/such/folder');
  expect(suite('json')).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/json has no conformance suite.*Set CONFORMANCE_SUITES/));
});

test('without a browser, `npm test` skips its journeys with the reason, and runs all else', async () => {
  const quick = choose(gates, ['quick']);
  // Everything passes here but the journeys, which run as they would.
  const results = await runSideBySide(quick, 2, (gate) =>
    gate.name === 'journeys' ? gate.run() : Promise.resolve(gateOutcome(true)),
  );
  const states = results.map(({ gate, outcome }) => [gate.name, outcome?.passed, outcome?.failed, outcome?.skipped]);
  expect(states).toEqual(
    quick.map(({ name }) => (name === 'journeys' ? [name, 0, [], [NO_BROWSER]] : [name, 1, [], []])),
  );
});

test('`npm test` installs no browser', () => {
  expect(choose(gates, ['quick']).map(({ name }) => name)).not.toContain('chromium');
});
