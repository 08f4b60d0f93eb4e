// Markdown's syntax, with examples.
import * as words from './words';

const GUIDE: readonly (readonly [syntax: string, meaning: string])[] = [
  ['# Heading', words.aboutHeading],
  ['**bold**  *italic*  ~~struck~~', words.aboutEmphasis],
  ['`code`', words.aboutCode],
  ['```js … ```', words.aboutCodeBlock],
  ['- item', words.aboutList],
  ['1. item', words.aboutNumberedList],
  ['- [ ] task  - [x] done', words.aboutTaskList],
  ['> quote', words.aboutQuote],
  ['[text](https://example.org)', words.aboutLink],
  ['![text](address)', words.aboutImage],
  ['| a | b | ⏎ | --- | ---: |', words.aboutTable],
  ['---', words.aboutLine],
  [words.twoSpaces, words.aboutLineBreak],
  ['\\*', words.aboutBackslash],
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
