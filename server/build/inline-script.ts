// The one script that stands in the pages themselves, and how the policy knows it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

const SOURCE = 'before-paint.js';

/** The same on every page, so that one policy serves all of them. */
export const BEFORE_PAINT = minifySync(SOURCE, readFileSync(join(import.meta.dirname, SOURCE), 'utf8')).code.trim();

/** A source of `script-src`, https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const BEFORE_PAINT_HASH = `'sha256-${createHash('sha256').update(BEFORE_PAINT).digest('base64')}'`;
