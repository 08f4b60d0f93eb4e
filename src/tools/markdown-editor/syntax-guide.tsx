// Markdown's syntax, with examples.
const GUIDE: readonly (readonly [syntax: string, meaning: string])[] = [
  ['# Heading', 'A heading; up to ###### for the sixth level'],
  ['**bold**  *italic*  ~~struck~~', 'Bold, italic, struck through'],
  ['`code`', 'Code within a line'],
  ['```js … ```', 'A block of code, each fence on its own line'],
  ['- item', 'A list; indent by two spaces for a list within it'],
  ['1. item', 'A numbered list'],
  ['- [ ] task  - [x] done', 'A task list'],
  ['> quote', 'A quote'],
  ['[text](https://example.org)', 'A link; a bare web address becomes one as well'],
  ['![text](address)', 'An image; the preview shows only images that are part of the text (data: addresses)'],
  ['| a | b | ⏎ | --- | ---: |', 'A table: header, then a line of dashes; colons align'],
  ['---', 'A horizontal line'],
  ['two spaces ⏎', 'A line break; an empty line starts a new paragraph'],
  ['\\*', 'A backslash keeps a sign from having a meaning'],
];

export default function SyntaxGuide() {
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
      {GUIDE.map(([syntax, meaning]) => (
        <div key={syntax} className="contents">
          <dt>
            <code className="rounded-sm bg-sunken px-1.5 py-0.5 whitespace-pre-wrap">{syntax}</code>
          </dt>
          <dd className="text-muted max-sm:mb-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
