// Turns the decoder's messages into text for the page.
import { messages } from '../../../workers/kernels/jwt-decoder/messages';
import { createSpeaker } from '../../../workers/words/in-words';
import { ID } from './message';

export const { inWords } = createSpeaker({ [ID]: messages });
