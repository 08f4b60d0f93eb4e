// Counts the contents of a piece of UTF-8 text, 64 bytes at a time. Each block becomes a few masks of 64 bits, one bit per
// byte. One addition then crosses a run of spaces: its carry comes out after the run.
//
//      0  the counts of one call, u32 each, in the order of Counts in ../bindings.ts
//  65536  the arena: one piece, cut between characters, with a zero byte before it and zeros behind it

export const COUNTS: u32 = 0;
export const ARENA: u32 = 65536;

/** 256 KiB: stays in a core's second-level cache. */
export const ARENA_BYTES: u32 = 262144;

memory.grow((ARENA_BYTES >>> 16) + 1);

@inline function eq(v: v128, byte: u8): v128 {
  return i8x16.eq(v, i8x16.splat(<i8>byte));
}

@inline function from(v: v128, first: u8, last: u8): v128 {
  return i8x16.le_u(i8x16.sub(v, i8x16.splat(<i8>first)), i8x16.splat(<i8>(last - first)));
}

@inline function at(v: v128, shift: u64): u64 {
  return (<u64>(<u32>i8x16.bitmask(v))) << shift;
}

// Tab, line feed, vertical tab, form feed, carriage return, space.
@inline function spaces(v: v128): v128 {
  return v128.or(from(v, 9, 13), eq(v, 0x20));
}

@inline function ends(v: v128): v128 {
  return v128.or(eq(v, 0x2e), v128.or(eq(v, 0x21), eq(v, 0x3f)));
}

// First bytes of the ends of sentences with two bytes: those of Armenian, Arabic and Urdu.
@inline function wideEnds2(a: v128, b: v128): v128 {
  return v128.or(
    v128.and(eq(a, 0xd6), eq(b, 0x89)),
    v128.or(v128.and(eq(a, 0xd8), eq(b, 0x9f)), v128.and(eq(a, 0xdb), eq(b, 0x94))),
  );
}

// ... and with three, as in SENTENCE_ENDS of workers/kernels/word-counter/characters.ts.
@inline function wideEnds3(a: v128, b: v128, c: v128): v128 {
  const danda = v128.and(eq(a, 0xe0), v128.and(eq(b, 0xa5), from(c, 0xa4, 0xa5)));
  const e1 = v128.or(
    v128.and(eq(b, 0x81), from(c, 0x8a, 0x8b)),
    v128.or(
      v128.and(eq(b, 0x8d), v128.or(eq(c, 0xa2), eq(c, 0xa7))),
      v128.and(eq(b, 0x9f), from(c, 0x94, 0x95)),
    ),
  );
  const e2 = v128.or(
    v128.and(eq(b, 0x80), v128.or(eq(c, 0xbc), eq(c, 0xbd))),
    v128.and(eq(b, 0x81), from(c, 0x87, 0x89)),
  );
  const ef = v128.or(
    v128.and(eq(b, 0xbc), v128.or(eq(c, 0x81), eq(c, 0x8e))),
    v128.or(v128.and(eq(b, 0xbc), eq(c, 0x9f)), v128.and(eq(b, 0xbd), eq(c, 0xa1))),
  );
  return v128.or(
    v128.or(danda, v128.and(eq(a, 0xe3), v128.and(eq(b, 0x80), eq(c, 0x82)))),
    v128.or(v128.and(eq(a, 0xe1), e1), v128.or(v128.and(eq(a, 0xe2), e2), v128.and(eq(a, 0xef), ef))),
  );
}

// First bytes of SENTENCE_CLOSERS: the brackets and quotation marks that may follow an end.
@inline function closers(a: v128, b: v128, c: v128): v128 {
  const e3 = v128.and(
    v128.and(eq(a, 0xe3), eq(b, 0x80)),
    v128.or(v128.or(eq(c, 0x89), eq(c, 0x8b)), v128.or(v128.or(eq(c, 0x8d), eq(c, 0x8f)), eq(c, 0x91))),
  );
  const curly = v128.and(eq(a, 0xe2), v128.and(eq(b, 0x80), eq(c, 0x9d)));
  return v128.or(v128.or(e3, curly), v128.and(eq(a, 0xef), v128.and(eq(b, 0xbc), eq(c, 0x89))));
}

// Bytes that don't begin a character.
@inline function follows(v: v128): v128 {
  return i8x16.lt_s(v, i8x16.splat(-64));
}

// First bytes of U+00A0.
@inline function wideSpaces2(a: v128, b: v128): v128 {
  return v128.and(eq(a, 0xc2), eq(b, 0xa0));
}

// First bytes of U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F, U+3000 and U+FEFF.
@inline function wideSpaces3(a: v128, b: v128, c: v128): v128 {
  const second80 = eq(b, 0x80);
  const third80 = eq(c, 0x80);
  const general = v128.or(from(c, 0x80, 0x8a), v128.or(from(c, 0xa8, 0xa9), eq(c, 0xaf)));
  const e2 = v128.or(v128.and(second80, general), v128.and(eq(b, 0x81), eq(c, 0x9f)));
  return v128.or(
    v128.or(v128.and(eq(a, 0xe2), e2), v128.and(eq(a, 0xe3), v128.and(second80, third80))),
    v128.or(
      v128.and(eq(a, 0xe1), v128.and(eq(b, 0x9a), third80)),
      v128.and(eq(a, 0xef), v128.and(eq(b, 0xbb), eq(c, 0xbf))),
    ),
  );
}

// First bytes of the characters of CJK_RANGES in workers/kernels/word-counter/characters.ts: up to U+9FFF ...
@inline function han(a: v128, b: v128): v128 {
  const e3 = v128.and(eq(a, 0xe3), v128.or(from(b, 0x81, 0x87), from(b, 0x90, 0xbf)));
  const e4 = v128.andnot(from(a, 0xe4, 0xe9), v128.and(eq(a, 0xe4), eq(b, 0xb7)));
  return v128.or(e3, e4);
}

// ... Hangul syllables ...
@inline function hangul(a: v128, b: v128): v128 {
  const edges = v128.or(v128.and(eq(a, 0xea), from(b, 0xb0, 0xbf)), v128.and(eq(a, 0xed), from(b, 0x80, 0x9e)));
  return v128.or(from(a, 0xeb, 0xec), edges);
}

// ... and compatibility forms, half widths and the second plane.
@inline function compatible(a: v128, b: v128, c: v128): v128 {
  const half = v128.or(
    eq(b, 0xbe),
    v128.or(v128.and(eq(b, 0xbd), from(c, 0xa6, 0xbf)), v128.and(eq(b, 0xbf), from(c, 0x80, 0x9c))),
  );
  const ef = v128.and(eq(a, 0xef), v128.or(from(b, 0xa4, 0xab), half));
  return v128.or(ef, v128.and(eq(a, 0xf0), from(b, 0xa0, 0xbf)));
}

// First bytes of Thai, Lao, Burmese and Khmer letters, as SOUTHEAST_ASIAN_RANGES in workers/kernels/word-counter/characters.ts.
@inline function southeastAsian(a: v128, b: v128): v128 {
  const e1 = v128.and(eq(a, 0xe1), v128.or(from(b, 0x80, 0x81), v128.or(eq(b, 0x9e), eq(b, 0x9f))));
  return v128.or(e1, v128.and(eq(a, 0xe0), from(b, 0xb8, 0xbb)));
}

// Among them are the first bytes of all spaces, ends and closers of three bytes.
@inline function spaceLike(v: v128): v128 {
  return v128.or(from(v, 0xe0, 0xe3), eq(v, 0xef));
}

// Nonzero if the bytes are not UTF-8: J. Keiser, D. Lemire, "Validating UTF-8 In Less Than One Instruction Per Byte", 2020,
// section 6. Three tables, looked up by half bytes, each give the errors that are still possible, and an error is one that all
// three allow.
@inline function errorsIn(p: usize, v: v128): v128 {
  const low = i8x16.splat(0x0f);
  const before = v128.load(p - 1);
  const byte1High = i8x16.swizzle(
    i8x16(2, 2, 2, 2, 2, 2, 2, 2, -128, -128, -128, -128, 0x21, 0x01, 0x15, 0x49),
    i8x16.shr_u(before, 4),
  );
  const byte1Low = i8x16.swizzle(
    i8x16(-25, -93, -125, -125, -117, -53, -53, -53, -53, -53, -53, -53, -53, -37, -53, -53),
    v128.and(before, low),
  );
  const byte2High = i8x16.swizzle(
    i8x16(1, 1, 1, 1, 1, 1, 1, 1, -26, -82, -70, -70, 1, 1, 1, 1),
    i8x16.shr_u(v, 4),
  );
  const special = v128.and(v128.and(byte1High, byte1Low), byte2High);
  const third = i8x16.sub_sat_u(v128.load(p - 2), i8x16.splat(0x60));
  const fourth = i8x16.sub_sat_u(v128.load(p - 3), i8x16.splat(0x70));
  const expected = v128.and(v128.or(third, fourth), i8x16.splat(<i8>0x80));
  return v128.xor(expected, special);
}

/**
 * Counts the arena's first `length` bytes. `flags` are the result of the previous piece's call; a text begins with START_FLAGS
 * of ../bindings.ts. Bit 4 of the result means that the bytes are not UTF-8: counts and flags are then invalid.
 */
export function count(length: u32, flags: u32): u32 {
  memory.fill(ARENA + length, 0, 80);
  const end: u32 = ARENA + length;
  let spaceBefore: u64 = flags & 1;
  let afterEnd: u64 = (flags >> 1) & 1;
  let afterFeed: u64 = (flags >> 2) & 1;
  let afterBlank: u64 = (flags >> 3) & 1;
  let afterReturn: u64 = (flags >> 5) & 1;
  let spill: u64 = 0;
  let stopSpill: u64 = 0;
  let closeSpill: u64 = 0;
  let wideBefore = false;
  let bad = i8x16.splat(0);
  let characters: u64 = length;
  let white: u64 = 0;
  let astral: u64 = 0;
  let words: u64 = 0;
  let sentences: u64 = 0;
  let paragraphs: u64 = 0;
  let feeds: u64 = 0;
  let ideographs: u64 = 0;
  let syllables: u64 = 0;
  let kana: u64 = 0;
  let thai: u64 = 0;
  let unspacedWords: u64 = 0;

  for (let p: u32 = ARENA; p < end; p += 64) {
    const a = v128.load(p);
    const b = v128.load(p, 16);
    const c = v128.load(p, 32);
    const d = v128.load(p, 48);
    let space = at(spaces(a), 0) | at(spaces(b), 16) | at(spaces(c), 32) | at(spaces(d), 48);
    let stop = at(ends(a), 0) | at(ends(b), 16) | at(ends(c), 32) | at(ends(d), 48);
    const feeding = at(eq(a, 10), 0) | at(eq(b, 10), 16) | at(eq(c, 10), 32) | at(eq(d, 10), 48);
    const returned = at(eq(a, 13), 0) | at(eq(b, 13), 16) | at(eq(c, 13), 32) | at(eq(d, 13), 48);
    // A carriage return ends a line. A line feed right after it doesn't end another one.
    const feed = returned | (feeding & ~((returned << 1) | afterReturn));
    afterReturn = returned >> 63;
    let close: u64 = 0;
    let unspaced: u64 = 0;
    white += popcnt(space);

    const wide = i8x16.bitmask(v128.or(v128.or(a, b), v128.or(c, d))) != 0;
    if (wide || wideBefore) {
      const inner = at(follows(a), 0) | at(follows(b), 16) | at(follows(c), 32) | at(follows(d), 48);
      characters -= popcnt(inner);
      const bad1 = v128.or(errorsIn(p, a), errorsIn(p + 16, b));
      const bad2 = v128.or(errorsIn(p + 32, c), errorsIn(p + 48, d));
      bad = v128.or(bad, v128.or(bad1, bad2));

      // The other searches depend on the first bytes that occur, because most languages have few of them.
      let two: u64 = 0;
      let three: u64 = 0;
      let stop2: u64 = 0;
      let stop3: u64 = 0;
      let close3: u64 = 0;
      if (v128.any_true(v128.or(v128.or(eq(a, 0xc2), eq(b, 0xc2)), v128.or(eq(c, 0xc2), eq(d, 0xc2))))) {
        for (let i: u32 = 0; i < 64; i += 16) two |= at(wideSpaces2(v128.load(p + i), v128.load(p + i + 1)), i);
      }
      if (v128.any_true(v128.or(v128.or(from(a, 0xd6, 0xdb), from(b, 0xd6, 0xdb)), v128.or(from(c, 0xd6, 0xdb), from(d, 0xd6, 0xdb))))) {
        for (let i: u32 = 0; i < 64; i += 16) stop2 |= at(wideEnds2(v128.load(p + i), v128.load(p + i + 1)), i);
      }
      const highest = i8x16.max_u(i8x16.max_u(a, b), i8x16.max_u(c, d));
      if (v128.any_true(i8x16.ge_u(highest, i8x16.splat(<i8>0xe0)))) {
        if (v128.any_true(v128.or(v128.or(spaceLike(a), spaceLike(b)), v128.or(spaceLike(c), spaceLike(d))))) {
          for (let i: u32 = 0; i < 64; i += 16) {
            const x = v128.load(p + i);
            const y = v128.load(p + i + 1);
            const z = v128.load(p + i + 2);
            three |= at(wideSpaces3(x, y, z), i);
            stop3 |= at(wideEnds3(x, y, z), i);
            close3 |= at(closers(x, y, z), i);
          }
        }
        const hasHangul = v128.any_true(from(highest, 0xea, 0xed));
        const hasTop = v128.any_true(i8x16.ge_u(highest, i8x16.splat(<i8>0xef)));
        for (let i: u32 = 0; i < 64; i += 16) {
          const v = v128.load(p + i);
          const next = v128.load(p + i + 1);
          let mask = han(v, next);
          const southeast = southeastAsian(v, next);
          thai += popcnt(i8x16.bitmask(southeast));
          kana += popcnt(i8x16.bitmask(v128.and(eq(v, 0xe3), from(next, 0x81, 0x83))));
          unspaced |= at(v128.or(mask, southeast), i);
          if (hasHangul || hasTop) {
            const korean = hangul(v, next);
            syllables += popcnt(i8x16.bitmask(korean));
            mask = v128.or(mask, korean);
          }
          if (hasTop) {
            mask = v128.or(mask, compatible(v, next, v128.load(p + i + 2)));
            astral += popcnt(i8x16.bitmask(i8x16.ge_u(v, i8x16.splat(<i8>0xf0))));
          }
          ideographs += popcnt(i8x16.bitmask(mask));
        }
      }
      const starts = two | three;
      space |= starts | (starts << 1) | (three << 2) | spill;
      spill = (starts >> 63) | (three >> 62);
      white += popcnt(starts);
      const stops = stop2 | stop3;
      stop |= stops | (stops << 1) | (stop3 << 2) | stopSpill;
      stopSpill = (stops >> 63) | (stop3 >> 62);
      close = close3 | (close3 << 1) | (close3 << 2) | closeSpill;
      closeSpill = (close3 >> 63) | (close3 >> 62);
      wideBefore = load<u8>(p, 63) > 127;
    }

    // After the last byte, its kind is repeated, which changes no count.
    const left = end - p;
    if (left < 64) {
      afterReturn = (returned >> (left - 1)) & 1;
      const behind = (<u64>-1) << (<u64>left);
      if ((space >> (left - 1)) & 1) space |= behind;
      else if ((stop >> (left - 1)) & 1) stop |= behind;
      else if ((close >> (left - 1)) & 1) close |= behind;
    }

    const wordStarts = ~space & ((space << 1) | spaceBefore);
    words += popcnt(wordStarts);
    unspacedWords += popcnt(wordStarts & unspaced);
    spaceBefore = space >> 63;

    // A sentence begins with the first other byte after an end, spaces and closers.
    const between = space | close;
    const ended = (stop << 1) | afterEnd;
    let sum = (ended & between) + between;
    sentences += popcnt((ended | sum) & ~between & ~stop);
    afterEnd = (stop >> 63) | <u64>(sum < between);

    // A blank line ends where only spaces are between its line end and the previous one.
    const other = space & ~feed;
    const fed = (feed << 1) | afterFeed;
    sum = (fed & other) + other;
    const blank = (fed | sum) & ~other & feed;
    afterFeed = (feed >> 63) | <u64>(sum < other);
    feeds += popcnt(feed);

    const parted = (blank << 1) | afterBlank;
    sum = (parted & space) + space;
    paragraphs += popcnt((parted | sum) & ~space);
    afterBlank = (blank >> 63) | <u64>(sum < space);
  }

  const cut = length > 0 && (load<u8>(end - 1) >= 0xc0 || load<u8>(end - 2) >= 0xe0 || load<u8>(end - 3) >= 0xf0);
  store<u32>(COUNTS, <u32>characters, 0);
  store<u32>(COUNTS, <u32>white, 4);
  store<u32>(COUNTS, <u32>astral, 8);
  store<u32>(COUNTS, <u32>words, 12);
  store<u32>(COUNTS, <u32>sentences, 16);
  store<u32>(COUNTS, <u32>paragraphs, 20);
  store<u32>(COUNTS, <u32>feeds, 24);
  store<u32>(COUNTS, <u32>ideographs, 28);
  store<u32>(COUNTS, <u32>syllables, 32);
  store<u32>(COUNTS, <u32>kana, 36);
  store<u32>(COUNTS, <u32>thai, 40);
  store<u32>(COUNTS, <u32>unspacedWords, 44);
  const invalid = cut || v128.any_true(bad);
  return <u32>(spaceBefore | (afterEnd << 1) | (afterFeed << 2) | (afterBlank << 3) | (afterReturn << 5)) | ((<u32>invalid) << 4);
}
