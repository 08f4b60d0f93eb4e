// Writes a JSON Merge Patch (RFC 7386): the members of B that are new or different, and null for those that only A has.
import { ToolError } from '../../../contract/run/errors';
import { messagesOf } from '../../../contract/run/message';
import type { messages } from '../messages';
import { NONE } from './align';
import { stringOf } from './canonical';
import { containerKind, isNull, type JsonDocument } from './document';
import { pushValue, type Output } from './output';
import { childPath, type Path } from './paths';
import type { Pair, Visitor } from './walk';

const message = messagesOf<typeof messages>('diff-checker');

/** Throws ToolError `unsupported` for a null that the patch would have to set. Call `end` last. */
export function mergePatchWriter({ b, ids }: Pair, { out, flush }: Output): Visitor & { readonly end: () => void } {
  let depth = 0;
  let isEmpty = true;
  const beginMember = ({ name }: Path) => {
    if (depth === 0) return;
    out.text(isEmpty ? '\n' : ',\n');
    out.spaces(2 * depth);
    out.text(`${JSON.stringify(name)}: `);
  };
  const nameOf = (value: number) => stringOf(ids.bytesOf(b.keys[value] ?? 0));
  return {
    open(path) {
      beginMember(path);
      out.text('{');
      depth++;
      isEmpty = true;
    },
    close() {
      depth--;
      out.text('\n');
      out.spaces(2 * depth);
      out.text('}');
      isEmpty = false;
    },
    difference(_, other, path) {
      beginMember(path);
      isEmpty = false;
      if (other === NONE) out.text('null');
      else {
        // A null that is the whole document removes nothing.
        const found = depth === 0 && isNull(b, other) ? undefined : findNull(b, other, path, nameOf);
        if (found) throw new ToolError('unsupported', message('mergeNull', { path: found.query }));
        pushValue(b, other, out);
      }
      return flush();
    },
    end() {
      // Equal documents. Any patch that isn't an object replaces the whole document.
      if (out.length === 0 && isEmpty) {
        if (containerKind(b, 0) === 'object') out.text('{}');
        else pushValue(b, 0, out);
      }
      out.text('\n');
    },
  };
}

/** The path of the first null that is a member of an object or the value itself. Arrays are replaced, so theirs don't count. */
function findNull(
  document: JsonDocument,
  value: number,
  path: Path,
  nameOf: (value: number) => string,
): Path | undefined {
  const { nexts } = document;
  const end = nexts[value] ?? 0;
  let found = value;
  while (found < end && !isNull(document, found))
    found = containerKind(document, found) === 'array' ? (nexts[found] ?? end) : found + 1;
  if (found >= end) return undefined;
  let [at, place] = [value, path];
  while (at !== found) {
    let child = at + 1;
    while ((nexts[child] ?? end) <= found) child = nexts[child] ?? end;
    place = childPath(place, nameOf(child));
    at = child;
  }
  return place;
}
