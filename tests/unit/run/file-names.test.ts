// Names of files that this site writes: in a ZIP, and of the command line's results.
import { expect, test } from 'vitest';
import { safeName, safePath } from '../../../workers/lib/file-names';

test.each([
  ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
  ['line\nbreak\0', 'line_break_'],
  ['\u2028\u2029\u0085', '___'],
  ['invoice\u202efdp.exe', 'invoice_fdp.exe'],
  ['\u2066isolated\u2069', '_isolated_'],
  ['half \ud83d of 😀', 'half _ of 😀'],
  ['שלום.txt', 'שלום.txt'],
  [' CON.txt. ', '_CON.txt'],
])('%j becomes a name that every system takes and shows as it is', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

test.each([
  ['../../etc/passwd', '_/_/etc/passwd'],
  ['/root', '_/root'],
  ['a//..\u202e/b', 'a/_/.._/b'],
])('the path %j leads nowhere else', (path, safe) => {
  expect(safePath(path)).toBe(safe);
});
