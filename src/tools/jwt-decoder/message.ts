// Makes the decoder's messages.
import { messagesOf } from '../../../workers/contract/run/message';
import type { messages } from '../../../workers/kernels/jwt-decoder/messages';

export const ID = 'jwt-decoder';

export const message = messagesOf<typeof messages>(ID);
