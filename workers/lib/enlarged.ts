// A typed array can't grow, so a list that is full goes on in a longer one.

type NumberList = Uint8Array | Int32Array | Uint32Array | Float64Array;

/** A copy with zeros at the end: twice as long, or as long as `length` says if that is more. */
export function enlarged<List extends NumberList>(list: List, length = 0): List {
  const larger = new (list.constructor as new (length: number) => List)(Math.max(length, 2 * list.length));
  larger.set(list);
  return larger;
}
