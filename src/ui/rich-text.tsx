import { Fragment, type ReactNode } from 'react';

type TagsIn<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : Tag extends `${infer Name}/` ? Name : Tag) | TagsIn<Rest>
  : never;

type Tags<Name extends string> = Readonly<Record<Name, (inside: string) => ReactNode>>;

interface RichTextProps<Text extends string> {
  text: Text;
  /** What each tag becomes. It gets the text between the tags, which is empty for a tag such as `<key/>`. */
  tags: Tags<string extends Text ? string : TagsIn<Text>>;
}

/**
 * A sentence with links or other elements, written as tags in its words: `Read <link>the report</link>, or press <key/>.` So a
 * language can put them where its grammar needs them.
 */
export const RichText = <const Text extends string>({ text, tags }: RichTextProps<Text>) =>
  text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/s).map((part, index, parts) =>
    // The parts are: text, tag, inside, text, tag, inside, …
    index % 3 === 0 ? (
      part
    ) : index % 3 === 1 ? (
      <Fragment key={index}>{(tags as Tags<string>)[part]?.(parts[index + 1] ?? '')}</Fragment>
    ) : null,
  );
