// The regex tester with the browser's own engine.
import { javaScriptEngine } from './javascript-engine';
import { tester } from './tester';

export const kernel = tester(javaScriptEngine);
