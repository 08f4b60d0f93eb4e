import type { AudioFormat } from '../../../workers/contract/media/audio-engine';
import { splitExtension } from '../../../workers/lib/file-names';

/** The file name of a result. */
export const resultName = (name: string, format: AudioFormat) => `${splitExtension(name)[0]}.${format}`;
