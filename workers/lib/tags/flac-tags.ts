// The tags of a FLAC file: RFC 9639, 8.
import type { FileTags, Picture } from './file-tags';
import type { TagSource } from './tag-source';
import { commentsIn, pictureIn, vorbisTags, type Comments } from './vorbis-tags';

const COMMENTS = 4;
const PICTURE = 6;
const LAST = 0x80;

/** @param start of the file without ID3 tags */
export async function flacTags(source: TagSource, start: number): Promise<FileTags> {
  let comments: Comments = new Map();
  const pictures: Picture[] = [];
  for (let at = start + 4; ;) {
    const head = await source.upTo(at, 4);
    if (head.length < 4) break;
    const [kind = 0] = head;
    const bytes = new DataView(head.buffer).getUint32(0) & 0xffffff;
    const isRead = (kind & 127) === COMMENTS || (kind & 127) === PICTURE;
    const block = isRead ? await source.whole(at + 4, bytes) : undefined;
    if (block && (kind & 127) === COMMENTS) comments = commentsIn(block);
    const picture = block && (kind & 127) === PICTURE ? pictureIn(block) : undefined;
    if (picture) pictures.push(picture);
    at += 4 + bytes;
    if ((kind & LAST) !== 0) break;
  }
  return vorbisTags(comments, pictures);
}
