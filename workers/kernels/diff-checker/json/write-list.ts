// Writes the differences as a list for people, and as a JSON Patch (RFC 6902).
import { NONE } from './align';
import { pushValue, type Output } from './output';
import type { Path } from './paths';
import type { Pair, Visitor } from './walk';

/** A pointer in one line. */
function pointerInLine({ pointer }: Path): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return /[\0-\x1f\x7f]|\p{Surrogate}/u.test(pointer) ? JSON.stringify(pointer) : pointer;
}

/**
 * A difference is a line with its path for people and its JSON Pointer, after a tab, and a line for each value as in the documents. In
 * the form of https://github.com/josephburnett/jd, which has another path.
 *
 *     @ $.users[3].name	/users/3/name
 *     - "Ann"
 *     + "Anna"
 */
export function listWriter({ a, b }: Pair, { out, flush }: Output): Visitor {
  return {
    difference(one, other, path) {
      out.text(path.pointer === '' ? '@ $\n' : `@ ${path.query}\t${pointerInLine(path)}\n`);
      if (one !== NONE) {
        out.text('- ');
        pushValue(a, one, out);
        out.text('\n');
      }
      if (other !== NONE) {
        out.text('+ ');
        pushValue(b, other, out);
        out.text('\n');
      }
      return flush();
    },
  };
}

/** An operation in each line. Call `end` last. */
export function patchWriter({ b }: Pair, { out, flush }: Output): Visitor & { readonly end: () => void } {
  let isFirst = true;
  out.text('[');
  return {
    difference(one, other, { target }) {
      const op = other === NONE ? 'remove' : one === NONE ? 'add' : 'replace';
      out.text(`${isFirst ? '' : ','}\n  {"op":"${op}","path":${JSON.stringify(target)}`);
      isFirst = false;
      if (other !== NONE) {
        out.text(',"value":');
        pushValue(b, other, out);
      }
      out.text('}');
      return flush();
    },
    end: () => out.text(isFirst ? ']\n' : '\n]\n'),
  };
}
