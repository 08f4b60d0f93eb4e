// A model of the word counter in the plainest JavaScript: split and regular expressions over one string.
import type { TextCounts } from '../../../workers/kernels/word-counter/spec';

const filled = (part: string) => part.trim() !== '';

export function naiveCounts(text: string): TextCounts {
  const points = Array.from(text);
  const unified = text.replace(/\r\n?/g, '\n');
  return {
    bytes: Buffer.byteLength(text),
    characters: points.length,
    charactersNoSpaces: points.filter((point) => !/\s/.test(point)).length,
    utf16: text.length,
    words: text.split(/\s+/).filter(Boolean).length,
    sentences: text
      .split(/[.!?։؟۔।॥၊။።፧។៕‼‽⁇⁈⁉。！．？｡]/u)
      // Closers after an end belong to the sentence, and so do those at the very start.
      .filter((part) => filled(part.replace(/^[\s”〉》」』】）]+/u, ''))).length,
    paragraphs: unified.split(/\n\s*\n/).filter(filled).length,
    lines: unified.split('\n').length - (text === '' || unified.endsWith('\n') ? 1 : 0),
    cjk:
      text.match(
        /[\u3040-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7bf\uf900-\ufaff\uff66-\uffdc\u{20000}-\u{3ffff}]/gu,
      )?.length ?? 0,
    hangul: text.match(/[\uac00-\ud7bf]/gu)?.length ?? 0,
    kana: text.match(/[\u3040-\u30ff]/gu)?.length ?? 0,
    southeastAsian: text.match(/[\u0e00-\u0eff\u1000-\u107f\u1780-\u17ff]/gu)?.length ?? 0,
    unspacedWords: text
      .split(/\s+/)
      .filter((word) => /^[\u0e00-\u0eff\u1000-\u107f\u1780-\u17ff\u3040-\u31ff\u3400-\u4dbf\u4e00-\u9fff]/u.test(word))
      .length,
  };
}
