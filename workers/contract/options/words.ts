// The words of a tool's options, by language. There is one record per tool, whose type follows from the tool's schema.
import type { ChoiceOption, ChoicesOption, Option, Options, ToggleOption } from './options';

interface Labeled {
  readonly label: string;
  /** The choices explain themselves, so only screen readers get the label. */
  readonly hideLabel?: true;
  readonly hint?: string;
}

type ChoiceWords<Value extends string | number> = Labeled & {
  readonly choices: Readonly<Record<Value, string>>;
  /** Shown instead of `hint` while the value is chosen. */
  readonly hints?: Readonly<Partial<Record<Value, string>>>;
};

type ToggleWords = Labeled & {
  /** Names for both states, in this order. The option is then shown as two radio buttons. */
  readonly states?: readonly (readonly [state: boolean, label: string])[];
  /** The label names the state “off”, so the checkbox is checked if the option is off. */
  readonly isOff?: true;
};

type NumberWords = Labeled & {
  /** The unit of a slider's value: “characters”. */
  readonly unit?: string;
  /** The hint is a range for people who fill in a form. Help and schemas have the exact range instead. */
  readonly saysRange?: true;
};

export type WordsOf<O extends Option> =
  O extends ChoiceOption<infer Value>
    ? ChoiceWords<Value>
    : O extends ChoicesOption<infer Value>
      ? ChoiceWords<Value>
      : O extends ToggleOption
        ? ToggleWords
        : NumberWords;

/** The words of every option of a schema. */
export type OptionWords<O> =
  O extends Options<object, infer Shape> ? { readonly [Name in keyof Shape]: WordsOf<Shape[Name]> } : never;

/** The type for code that handles the forms of any tool. */
export interface AnyOptionWords extends Labeled, Pick<ToggleWords, 'states' | 'isOff'>, NumberWords {
  readonly choices?: Readonly<Record<string, string>>;
  readonly hints?: Readonly<Partial<Record<string, string>>>;
}

/** A tool's words. */
export interface ToolWords<O = unknown> {
  readonly options: OptionWords<O>;
  /** Labels of the option groups. */
  readonly groups?: Readonly<Record<string, string>>;
  /** The screen's own texts. The kernel's texts are in `messages.ts`, which loads with the first run. */
  readonly messages?: Readonly<Record<string, string>>;
}
