// A shape as types of TypeScript: an interface for each kind of object, named after its property.
import type { Shape, ShapeType } from './shape';
import { isChoice, typesOf } from './write-schema';

const SCALARS = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' } as const;

export function typesText(shape: Shape): string {
  const writer = new TypeWriter();
  const root = writer.typeOf(shape, 'Root');
  const declared = root === 'Root' ? [] : [`export type Root = ${root};\n`];
  return [...declared, ...writer.declared].join('\n');
}

class TypeWriter {
  readonly declared: string[] = [];
  readonly #names = new Set<string>();

  typeOf(shape: Shape, name: string): string {
    const types = typesOf(shape);
    if (types.length === 0) return 'unknown';
    const choices = isChoice(types) ? shape.choices : undefined;
    return types
      .map((type) =>
        type === 'string' && choices
          ? choices.map((text) => JSON.stringify(text)).join(' | ')
          : this.#one(type, shape, name),
      )
      .join(' | ');
  }

  #one(type: ShapeType, shape: Shape, name: string): string {
    if (type === 'object') return this.#object(shape, name);
    if (type !== 'array') return SCALARS[type];
    if (!shape.items) return 'unknown[]';
    const item = this.typeOf(shape.items, singular(name));
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }

  #object(shape: Shape, wanted: string): string {
    if (shape.rest) return `Record<string, ${this.typeOf(shape.rest, `${wanted}Value`)}>`;
    if (shape.members.size === 0) return 'Record<string, unknown>';
    const name = this.#free(wanted);
    // Its place is before the types of its members.
    const at = this.declared.push('') - 1;
    const lines = Array.from(shape.members, ([member, found]) => {
      const optional = shape.isRequired(found) ? '' : '?';
      return `  ${keyOf(member)}${optional}: ${this.typeOf(found.shape, typeName(member))};\n`;
    });
    this.declared[at] = `export interface ${name} {\n${lines.join('')}}\n`;
    return name;
  }

  #free(wanted: string): string {
    let name = wanted;
    for (let next = 2; this.#names.has(name); next++) name = `${wanted}${String(next)}`;
    this.#names.add(name);
    return name;
  }
}

const keyOf = (name: string) => (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name));

/** In Pascal case, from ASCII letters and digits only. */
function typeName(name: string): string {
  const words = name.match(/[A-Za-z\d]+/g) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const isFree = /^[A-Z]/.test(joined) && !BUILT_IN.has(joined);
  return isFree ? joined : `Type${joined}`;
}

/** Names that would hide a type of the language. */
const BUILT_IN: ReadonlySet<string> = new Set(['Record', 'Root', 'Array', 'Object', 'String', 'Number', 'Boolean']);

const singular = (name: string) =>
  /[^s]s$/.test(name) && name.length > 3 ? name.slice(0, -1) : name === 'Root' ? 'Item' : name;
