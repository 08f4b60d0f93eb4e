// Samples that several tools' cases share.
import type { Answer } from './case';

export const TEXT = `Grüße, <b>世界</b> & 100% 'of' it 👩‍👩‍👧‍👦`;

export const text = (text: string): Answer => ({ kind: 'text', text });

export const download = (name: string, content: string | Buffer): Answer => ({
  kind: 'download',
  button: 'Download',
  name,
  bytes: Buffer.from(content),
});

export const decoding = { settings: [{ radio: 'Decode' }], action: 'Decode' } as const;

export const records = () =>
  Array.from({ length: 40_000 }, (_, id) => ({
    id,
    name: `Name ${id} Ünï`,
    tags: ['a', 'b'],
    position: { x: id / 8, y: -1 },
  }));

export const PARAGRAPH = 'Hello world. How are you?\r\n\r\nFine! 😀 thanks.\r\n\r\n';
