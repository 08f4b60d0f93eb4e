// On the command line: the HTML, without the page's views.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import { markdownEditor } from '../../../workers/kernels/markdown-editor/spec';

export const open: OpenRun<object> = () => kernelRun(markdownEditor, {}, { streams: true });
