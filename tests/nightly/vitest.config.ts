import { defineConfig } from 'vitest/config';
import { patience } from '../run/patience.ts';

// These tests need a build, and take minutes.
export default defineConfig({ test: { ...patience, include: ['tests/nightly/*.test.ts'], testTimeout: 15 * 60_000 } });
