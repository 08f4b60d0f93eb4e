// All that is tested in an engine, or one line that says why nothing is.
import { afterEach, describe, expect, inject, test } from 'vitest';
import { testBenchmark } from './benchmark';
import type { Driver, Launch } from './driver';
import { testFiveTools } from './five-tools';
import type { EngineName } from './install';
import { testIntegrity } from './integrity';
import { testLargeFiles } from './large-files';
import { Outcomes } from './outcomes';
import { testQueue } from './queue';
import { testRecipe } from './recipe';
import { testRequests } from './requests';
import { testSecrets } from './secrets';
import { useSession } from './session';
import { testStorage } from './storage';
import { testWholeSite } from './whole-site';

export function describeEngine(name: EngineName, launch: (how: Launch) => Promise<Driver>) {
  if (!inject('engines').includes(name)) {
    const missing = `${name} is not installed here and could not be: nothing was tested in it`;
    if (process.env.CI) test(missing, () => expect.fail('CI must have it.'));
    else test.skip(missing);
    return;
  }
  describe(name, () => {
    const session = useSession(launch);
    const outcomes = new Outcomes();
    outcomes.writeAtEnd(name, () => session().driver.version);
    afterEach(async () => {
      expect(await session().driver.errors()).toEqual([]);
    });
    testFiveTools(session, outcomes);
    testLargeFiles(session, outcomes);
    testQueue(session);
    testRecipe(session);
    testWholeSite(session);
    testSecrets(session);
    testRequests(session, outcomes);
    testStorage(session);
    testBenchmark(session);
    testIntegrity(session);
  });
}
