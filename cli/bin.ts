#!/usr/bin/env node
import { main } from './main';

// A bug's details are for developers. Everyone else gets a sentence.
if (!process.env.TOOLYARD_DEBUG) console.error = () => undefined;

process.exitCode = await main(process.argv.slice(2));
