// Which of the browser's processes show pages. It has renderers for itself, too.
import { readFile } from 'node:fs/promises';

/** Where the system tells nothing of a process (no /proc), every renderer counts. */
export async function showsPages(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return !/--top-chrome-webui|--extension-process/.test(command);
}
