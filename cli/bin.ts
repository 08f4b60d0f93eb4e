#!/usr/bin/env node
import { main } from './main';

// The details of a bug of ours are for developers. Everybody else reads a sentence.
if (!process.env.TOOLYARD_DEBUG) console.error = () => undefined;

process.exitCode = await main(process.argv.slice(2));
