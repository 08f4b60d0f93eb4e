// A warning if scanners can't distinguish the colors of a code.
import { messagesOf } from '../../../workers/contract/run/message';
import { messages } from '../../../workers/kernels/qr-generator/messages';
import { contrastProblem, qrGenerator } from '../../../workers/kernels/qr-generator/spec';
import { createSpeaker } from '../../../workers/words/in-words';
import { Notes } from '../../tool-kit/notes';

const message = messagesOf<typeof messages>(qrGenerator.id);
const { inWords } = createSpeaker({ [qrGenerator.id]: messages });

export default function ColorAdvice({ dark, light }: { dark: string; light: string }) {
  const problem = contrastProblem(dark, light);
  return problem && <Notes tone="warn" notes={inWords([message(problem)])} />;
}
