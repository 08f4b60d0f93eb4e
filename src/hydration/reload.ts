// Reloads the page without losing its text. The late module carried-text.ts stores the text.

export const MARK = 'toolyard-reload:';

/** Whether a previous page left data in the tab. */
export const isCarried = () => window.name.startsWith(MARK);

let prepare = async (): Promise<void> => undefined;

/** `work` stores the data in the tab. */
export const beforeReload = (work: () => Promise<void>): void => void (prepare = work);

export async function reloadPage(): Promise<void> {
  await prepare().catch(() => undefined);
  window.location.reload();
}
