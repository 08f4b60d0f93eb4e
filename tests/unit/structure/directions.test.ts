// Styles name a box's start and end, so that the page mirrors itself for a language that is written from right to left.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';

const src = join(import.meta.dirname, '../../../src');

/** A class of Tailwind for one side, after its variants and its sign. */
const CLASS =
  /(?<=^|[\s"'`:])-?(?:scroll-)?(?:m[lr]|p[lr]|left|right|text-(?:left|right)|(?:border|rounded)-[lr]|rounded-[tb][lr]|float-(?:left|right)|clear-(?:left|right))(?=-|[\s"'`]|$)(?![^\s"'`]*safe-area)[^\s"'`]*/g;
const STRING = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;
const PROPERTY =
  /(?<=^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?(?=:)/gm;

const classesOf = (code: string) =>
  (code.match(STRING) ?? [])
    .filter((text) => /[\s:"'`]-?[a-z]+-/.test(text))
    .flatMap((text) => text.match(CLASS) ?? []);
const propertiesOf = (css: string): readonly string[] => css.match(PROPERTY) ?? [];

const filesOf = (suffix: RegExp) =>
  readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => suffix.test(path));

/** A word that looks like a class: a side of a comparison, an alignment of a table's cells. */
const NO_CLASS = new Set(['left', 'right']);

test('no class names the left or the right, except for the parts of a screen behind a notch', () => {
  const found = filesOf(/\.tsx?$/).flatMap((path) =>
    classesOf(readFileSync(join(src, path), 'utf8'))
      .filter((name) => !NO_CLASS.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('nor does a property of a style sheet', () => {
  const found = filesOf(/\.css$/).flatMap((path) =>
    propertiesOf(readFileSync(join(src, path), 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

it.each(['ml-2', '-mr-2', 'pl-6', 'left-auto', 'text-left', 'border-l', 'rounded-tl-md'])('finds %s', (name) => {
  expect(classesOf(`<p className="flex ${name} gap-1">`)).toEqual([name]);
  expect(classesOf(`clsx('flex', 'last:md:${name}')`)).toEqual([name]);
});

it.each(['left', 'padding-right', 'border-left-color'])('finds the property %s', (name) =>
  expect(propertiesOf(`a {\n  ${name}: 0;\n}`)).toEqual([name]),
);
