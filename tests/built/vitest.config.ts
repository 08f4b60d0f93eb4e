import { defineConfig } from 'vitest/config';

// These tests need a build; the unit tests do not.
export default defineConfig({ test: { include: ['tests/built/**/*.test.ts'], testTimeout: 120_000 } });
