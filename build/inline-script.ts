// The scripts that pages run before their first paint, and their hashes for the policies.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { integrityOf } from './integrity';

/** Last in each script: it creates the Trusted Types policies. */
const POLICIES = 'own-policies.js';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const inlineScript = (file: string) => minifySync(file, read(file) + read(POLICIES)).code.trim();

/** The same on every page, so that one policy serves all of them. */
export const BEFORE_PAINT = inlineScript('before-paint.js');

/** The same on every embedded page. */
export const EMBED_BEFORE_PAINT = inlineScript('embed-before-paint.js');

/** A source of `script-src`, https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const hashSource = (script: string) => `'${integrityOf(script)}'`;
