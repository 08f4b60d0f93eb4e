import { defineConfig } from 'vitest/config';
import { siteSettings } from './server/build/site-settings';

export default defineConfig({
  plugins: [siteSettings()],
  test: { include: ['tests/{unit,server}/**/*.test.ts'], testTimeout: 120_000, expect: { poll: { timeout: 20_000 } } },
});
