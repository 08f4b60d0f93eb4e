// A server that npm has started ends with the shell between them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const STOP = pathToFileURL(join(import.meta.dirname, '../../server/stop.ts')).href;

/** Calls the function only once the shell has ended, as a server does that is still opening its store. */
const SLOW_START = `
  import { setTimeout } from 'node:timers/promises';
  const shell = process.ppid;
  const { whenAskedToStop } = await import('${STOP}');
  console.log('loaded ' + process.pid);
  while (process.ppid === shell) await setTimeout(5);
  whenAskedToStop(() => {
    console.log('stopping');
    process.exit();
  });
  await setTimeout(1_000_000);
`;

const COMMAND = '"$0" --import tsx --input-type=module --eval "$1"; :';

test('a shell that ends before the server has opened its store counts as a signal', async () => {
  const shell = spawn('sh', ['-c', COMMAND, process.execPath, SLOW_START], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(shell, 'close');
  const [loaded] = (await once(shell.stdout.setEncoding('utf8'), 'data')) as [string];
  const [, pid] = /^loaded (\d+)\n$/.exec(loaded) ?? [];
  let said = '';
  shell.stdout.on('data', (text: string) => (said += text));
  onTestFinished(() => {
    if (!said.includes('stopping')) process.kill(Number(pid), 'SIGKILL');
  });
  shell.kill('SIGTERM');
  await closed;
  expect(said).toBe('stopping\n');
});
