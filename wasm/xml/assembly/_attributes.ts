// Checks the attributes of a tag, and the prefixes of its names (Namespaces in XML 1.0).
import { ATTRIBUTE_ENTRY, ATTRIBUTE_LIMIT, ATTRIBUTES, NAMES, NAMES_BYTES, PREFIX_LIMIT, PREFIXES } from './_layout';
import { isNameStart, isSame } from './_scan';
import { m } from './_state';

// An attribute: the first eight bytes of its name, then u32 its address, its length, and the length of its prefix.
const KEY: usize = 0;
const AT: usize = 8;
const LENGTH: usize = 12;
const PREFIX: usize = 16;

const XMLNS: u64 = 0x736e_6c6d78; // "xmlns", read from its end
const XML: u32 = 0x6c_6d78;

@inline export function keyOf(at: u32, length: u32): u64 {
  const key = load<u64>(at);
  return length >= 8 ? key : key & ((<u64>1 << (<u64>length << 3)) - 1);
}

/** Adds the attribute that `nameEnd` found. Returns false if there are too many, or another may have the same name. */
export function addAttribute(at: u32, end: u32): bool {
  if (m.count == ATTRIBUTE_LIMIT) return false;
  const length = end - at;
  const key = keyOf(at, length);
  const prefix = m.colon == 0 ? 0 : m.colon - at;
  const entry = ATTRIBUTES + m.count * ATTRIBUTE_ENTRY;
  for (let other = ATTRIBUTES; other < entry; other += ATTRIBUTE_ENTRY) {
    const otherAt = load<u32>(other, AT);
    const otherLength = load<u32>(other, LENGTH);
    if (load<u64>(other, KEY) == key && otherLength == length && isSame(otherAt, at, length)) return false;
    // Two prefixes may have the same namespace.
    const otherPrefix = load<u32>(other, PREFIX);
    if (prefix == 0 || otherPrefix == 0 || length - prefix != otherLength - otherPrefix) continue;
    if (isSame(otherAt + otherPrefix, at + prefix, length - prefix)) return false;
  }
  store<u64>(entry, key, KEY);
  store<u32>(entry, at, AT);
  store<u32>(entry, length, LENGTH);
  store<u32>(entry, prefix, PREFIX);
  m.count += 1;
  if (prefix > 0) m.prefixed += 1;
  return true;
}

/** Whether the value, without quotation marks, may be a namespace. Those that are reserved have these lengths and ends. */
@inline function isAddress(from: u32, to: u32): bool {
  const last = load<u8>(to - 1);
  return !(to - from == 36 && last == 0x65) && !(to - from == 29 && last == 0x2f);
}

/** Declares the prefix of an attribute `xmlns:…`, if it is one. Returns false for one that may be invalid. */
export function declare(at: u32, end: u32, from: u32, to: u32, hasReference: bool): bool {
  const length = end - at;
  if (length < 5 || (load<u64>(at) & 0xff_ffff_ffff) != XMLNS) return true;
  if (length == 5) return !hasReference && isAddress(from, to);
  if (load<u8>(at, 5) != 0x3a) return true;
  const prefixAt = at + 6;
  const prefixLength = length - 6;
  if ((load<u32>(prefixAt) & 0xff_ffff) == XML || hasReference || from == to || !isAddress(from, to)) return false;
  if (m.prefixes == PREFIX_LIMIT || m.namesEnd + prefixLength > NAMES + NAMES_BYTES) return false;
  m.prefixed -= 1;
  store<u32>(PREFIXES + 8 * m.prefixes, m.namesEnd);
  store<u32>(PREFIXES + 8 * m.prefixes, prefixLength, 4);
  memory.copy(m.namesEnd, prefixAt, prefixLength);
  m.namesEnd += prefixLength;
  m.prefixes += 1;
  return true;
}

/** Whether a prefix is declared. */
export function isDeclared(at: u32, length: u32): bool {
  if (length == 3 && (load<u32>(at) & 0xff_ffff) == XML) return true;
  for (let index = m.prefixes; index > 0; index -= 1) {
    const entry = PREFIXES + 8 * (index - 1);
    if (load<u32>(entry, 4) == length && isSame(load<u32>(entry), at, length)) return true;
  }
  return false;
}

/** Whether the prefixes of all attributes are declared. */
export function areDeclared(): bool {
  for (let index: u32 = 0; index < m.count; index += 1) {
    const entry = ATTRIBUTES + index * ATTRIBUTE_ENTRY;
    const prefix = load<u32>(entry, PREFIX);
    if (prefix == 0) continue;
    const at = load<u32>(entry, AT);
    const isDeclaration = prefix == 5 && (load<u64>(entry, KEY) & 0xff_ffff_ffff) == XMLNS;
    if (!isDeclaration && !isDeclared(at, prefix)) return false;
  }
  return true;
}
