// The words of a tool's options, by language: one record per tool, typed by the tool's schema.
import type { ChoiceOption, ChoicesOption, Option, Options, ToggleOption } from './options';

interface Labeled {
  readonly label: string;
  /** The label is then only for screen readers, because the choices explain themselves. */
  readonly hideLabel?: true;
  readonly hint?: string;
}

type ChoiceWords<Value extends string | number> = Labeled & {
  readonly choices: Readonly<Record<Value, string>>;
  /** Shown instead of `hint` while the value is chosen. */
  readonly hints?: Readonly<Partial<Record<Value, string>>>;
};

type ToggleWords = Labeled & {
  /** Names for both states: the option is then shown as two radio buttons, in this order. */
  readonly states?: readonly (readonly [state: boolean, label: string])[];
  /** The label names the state “off”, so the checkbox is checked while the option is off. */
  readonly isOff?: true;
};

type NumberWords = Labeled & {
  /** The unit of a slider's value: “characters”. */
  readonly unit?: string;
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
  /** The screen's own texts. The kernel's are in `messages.ts`, which loads with the first run. */
  readonly messages?: Readonly<Record<string, string>>;
}
