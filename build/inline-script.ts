// The script that every page runs before its first paint, and its hash for the policy.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { integrityOf } from './integrity';

const SOURCE = 'before-paint.js';

/** The same on every page, so that one policy serves all of them. */
export const BEFORE_PAINT = minifySync(SOURCE, readFileSync(join(import.meta.dirname, SOURCE), 'utf8')).code.trim();

/** A source of `script-src`, https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const hashSource = (script: string) => `'${integrityOf(script)}'`;
