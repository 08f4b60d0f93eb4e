// Finds decisions that code takes from a text for people: a message, a title, a label. In another language they would be wrong.
import { Visitor } from 'oxc-parser';
import type { Node } from 'oxc-parser';
import { parseSource } from './imports';

/** Properties, and variables of the same name, that hold a text for people. */
const TEXTS = new Set(['does', 'hint', 'label', 'message', 'messageKey', 'title']);
/** Objects whose properties are such texts. */
const TABLES = new Set(['messages', 'words']);
/** Methods that look into a text. */
const SEARCHES = new Set(['endsWith', 'includes', 'indexOf', 'match', 'matchAll', 'search', 'startsWith']);

const nameOf = (node: Node): string | undefined =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
      ? node.property.name
      : node.type === 'ChainExpression'
        ? nameOf(node.expression)
        : undefined;

const isInTable = (node: Node): boolean =>
  node.type === 'MemberExpression' && (TABLES.has(nameOf(node.object) ?? '') || isInTable(node.object));

const isText = (node: Node): boolean => nameOf(node) !== 'length' && (TEXTS.has(nameOf(node) ?? '') || isInTable(node));

/** Whether there is a text at all is no question of language. */
const isNothing = (node: Node): boolean =>
  (node.type === 'Literal' && (node.value === null || node.value === '')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

const EQUALITY = new Set(['==', '===', '!=', '!==']);

/** The lines of a source on which a text for people is compared or searched. */
export function comparedTexts(path: string, source: string): readonly number[] {
  const found: number[] = [];
  new Visitor({
    BinaryExpression({ operator, left, right, start }) {
      if (!EQUALITY.has(operator) || isNothing(left) || isNothing(right)) return;
      if (isText(left) || isText(right)) found.push(start);
    },
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'MemberExpression') return;
      const method = nameOf(callee) ?? '';
      const [first] = given;
      const isSearched = SEARCHES.has(method) && (isText(callee.object) || (first !== undefined && isInTable(first)));
      const isTested = (method === 'test' || method === 'exec') && first !== undefined && isText(first);
      if (isSearched || isTested) found.push(start);
    },
    SwitchStatement: ({ discriminant, start }) => void (isText(discriminant) && found.push(start)),
  }).visit(parseSource(path, source));
  return found.map((start) => source.slice(0, start).split('\n').length);
}
