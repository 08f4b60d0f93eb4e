// WebKit's helpers: a virtual display, and its driver.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../server/free-port';

/** GTK's own padding would keep the window wider than a phone. */
const NO_PADDING = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 4px; }';

function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (data: Buffer) => resolve(String(data).trim()));
    stream.once('close', () => reject(new Error('Xvfb ended before it named its display.')));
  });
}

/** It chooses a free number and writes it to the pipe that it is given. */
async function startDisplay() {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await firstLine(process.stdio[3] as NodeJS.ReadableStream)}`;
  return { process, display };
}

async function answers(url: string) {
  const until = Date.now() + 30_000;
  while (
    !(await fetch(`${url}/status`)
      .then(({ ok }) => ok)
      .catch(() => false))
  ) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer.');
    await setTimeout(50);
  }
}

async function ended(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exit = new Promise((resolve) => process.once('exit', resolve));
  process.kill();
  await exit;
}

export interface WebKitProcesses {
  /** The driver's address. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Downloads go to `home`. */
export async function startWebKitProcesses(folder: string, home: string): Promise<WebKitProcesses> {
  const config = join(folder, 'config');
  await mkdir(join(config, 'gtk-3.0'), { recursive: true });
  await writeFile(join(config, 'gtk-3.0/gtk.css'), NO_PADDING);
  const { process: screen, display } = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: config },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    async stop() {
      await ended(driver);
      await ended(screen);
    },
  };
}
