// On the command line: names of files, with their identities, and the format of the result.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import { duplicateFinder, unreadNote, type options } from '../../../workers/kernels/duplicate-finder/spec';
import { reportText } from './report';

export const open: OpenRun<OptionsOf<typeof options>> = ({ format }, { names, identities }) =>
  kernelRun(
    duplicateFinder,
    { paths: names, ...(identities && { identities }) },
    {
      // The command line has put the text of every message in its place.
      resultOf: (output) => reportText({ ...output, unread: output.unread.map(inText) }, format),
      problemsOf: ({ unread }) => unread.map(unreadNote),
    },
  );

const inText = ({ path, reason }: { readonly path: string; readonly reason: unknown }) => ({
  path,
  reason: typeof reason === 'string' ? reason : '',
});
