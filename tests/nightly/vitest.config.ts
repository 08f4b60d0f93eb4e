import { defineConfig } from 'vitest/config';
import { patience } from '../run/patience.ts';

// These tests make whole builds and compare them with the one in dist.
export default defineConfig({ test: { ...patience, include: ['tests/nightly/*.test.ts'], testTimeout: 15 * 60_000 } });
