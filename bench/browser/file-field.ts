import type { Locator, Page } from '@playwright/test';

/** Where a tool's page takes its files. Beside it, some pages have a field for folders. */
export const fileField = (page: Page): Locator => page.locator('main input[type=file]:not([webkitdirectory])');
