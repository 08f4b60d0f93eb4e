// Installs packages if possible: as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Whether they were installed. Other programs may be installing at the same time: apt waits for them. */
export function aptInstall(packages: string): boolean {
  if (!mayInstall()) return false;
  console.log(`Installing: ${packages}`);
  const command = `apt-get update && apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${packages}`;
  const { status } = spawnSync(command, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 10 * 60_000,
  });
  return status === 0;
}
