// The regex tester with RE2, as a separate worker, so that only visitors who choose it load the library.
import { re2Engine } from '../re2-engine';
import { tester } from '../tester';

export const kernel = tester(re2Engine);
