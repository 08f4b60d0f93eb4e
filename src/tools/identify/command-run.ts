// On the command line: the layers as text.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import { messages } from '../../../workers/kernels/identify/messages';
import { identify, type IdentifyOptions } from '../../../workers/kernels/identify/spec';
import { common } from '../../../workers/words/common';
import { createSpeaker } from '../../../workers/words/in-words';
import { reportOf } from './report';

const { inWords } = createSpeaker({ common, identify: messages });

export const open: OpenRun<IdentifyOptions> = (values) =>
  kernelRun(identify, values, {
    resultOf: (output) => reportOf(inWords(output).layers),
  });
