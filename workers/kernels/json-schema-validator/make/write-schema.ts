// A shape as a JSON Schema of draft 2020-12.
import type { Shape, ShapeType } from './shape';

interface SchemaText {
  $schema?: string;
  type?: ShapeType | readonly ShapeType[];
  enum?: readonly (string | null)[];
  format?: string;
  properties?: Readonly<Record<string, SchemaText>>;
  additionalProperties?: SchemaText;
  required?: readonly string[];
  items?: SchemaText;
}

const ORDER: readonly ShapeType[] = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'];

export const schemaText = (shape: Shape): string =>
  `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schemaOf(shape) }, null, 2)}\n`;

/** An integer is a number. */
export const typesOf = ({ types }: Shape): readonly ShapeType[] =>
  ORDER.filter((type) => types.has(type) && (type !== 'integer' || !types.has('number')));

/** Whether the texts are the only values, apart from null. */
export const isChoice = (types: readonly ShapeType[]) =>
  types.includes('string') && types.every((type) => type === 'string' || type === 'null');

function schemaOf(shape: Shape): SchemaText {
  const types = typesOf(shape);
  const [only] = types;
  const { choices } = shape;
  const schema: SchemaText = only === undefined ? {} : { type: types.length === 1 ? only : types };
  if (choices && isChoice(types)) schema.enum = [...choices, ...(types.includes('null') ? [null] : [])];
  else if (shape.format !== undefined) schema.format = shape.format;
  if (shape.members.size > 0) {
    const members = Array.from(shape.members);
    // No prototype, so a member may be named __proto__.
    const properties = Object.create(null) as Record<string, SchemaText>;
    for (const [name, { shape: member }] of members) properties[name] = schemaOf(member);
    schema.properties = properties;
    const required = members.filter(([, member]) => shape.isRequired(member)).map(([name]) => name);
    if (required.length > 0) schema.required = required;
  }
  if (shape.rest) schema.additionalProperties = schemaOf(shape.rest);
  if (shape.items) schema.items = schemaOf(shape.items);
  return schema;
}
