import { defineConfig } from 'vitest/config';
import { patience } from '../run/patience.ts';

// These tests need a build; the unit tests do not.
export default defineConfig({ test: { ...patience, include: ['tests/built/*.test.ts'] } });
