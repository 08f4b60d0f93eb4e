// The worker that reads media files with Mediabunny. It lies in a folder of this name to be served with the policy of compute workers:
// it reads the file, and may request nothing.
import '../../lockdown';
import { expose } from 'comlink';
import { AudioError } from '../../../contract/media/audio-engine';
import { MediaReader } from '../../../engines/webcodecs/media/media-file';
import { reportRequests } from '../../report-requests';
import type { MediaReaderApi, MediaReply } from '../api';

reportRequests();

let reader: MediaReader | undefined;

async function reply<Value>(read: (reader: MediaReader) => Promise<Value>): Promise<MediaReply<Value>> {
  if (!reader) throw new Error('No file is mounted.');
  try {
    return { value: await read(reader) };
  } catch (error) {
    if (error instanceof AudioError) return { problem: error.problem };
    throw error;
  }
}

expose({
  mount(file) {
    reader = new MediaReader(file);
  },
  open: () => reply((file) => file.open()),
  timeline: (track) => reply((file) => file.timeline(track)),
  packetsFor: (track, first, last) => reply((file) => file.packetsFor(track, first, last)),
} satisfies MediaReaderApi);
