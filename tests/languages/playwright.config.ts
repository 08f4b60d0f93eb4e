// The site in both pseudo-languages, each on its own server: `npx tsx tests/run/main.ts languages`.
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { PSEUDO_LANGUAGES } from '../../build/pseudo-language';

/** A variable of the environment with the port of a language's server. */
const portOf = (language: string) => `toolyard_${language.toLowerCase().replace('-', '_')}_port`;

export default defineConfig({
  ...base,
  testDir: '.',
  projects: PSEUDO_LANGUAGES.map((language) => ({
    name: language,
    use: {
      viewport: { width: 320, height: 740 },
      baseURL: `http://localhost:${process.env[portOf(language).toUpperCase()] ?? ''}`,
      locale: language,
    },
  })),
  webServer: PSEUDO_LANGUAGES.map((language) => ({
    command: 'node --import tsx ../browser/lib/serve.ts',
    env: { TOOLYARD_TEST_SITE: `dist-${language}` },
    timeout: 240_000,
    wait: { stdout: new RegExp(`Listening on port (?<${portOf(language)}>\\d+)`) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
  })),
});
