// What of a tool's settings a link to it may carry: choices, switches and numbers that the tool names here. Nothing else of
// what a visitor has set can get into one, because each value is read back by these rules before it is written.

/** A number, or digits that were typed; `step` is 1 unless given. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  readonly step?: number | 'any';
}

type Listed<Value> = readonly Value[] | readonly { readonly value: Value }[];

/** Several of the values; of letters in a string, each at most once. */
export interface EachRule<Value = string> {
  readonly each: Listed<Value>;
}

/** `color` is one of a color picker: `#rrggbb`. */
export type Rule = 'switch' | 'color' | NumberRule | EachRule | Listed<string | number>;

type RuleFor<Value> = [Value] extends [boolean]
  ? 'switch'
  : [Value] extends [readonly (infer Item)[]]
    ? EachRule<Item>
    : NumberRule | Listed<Value> | ([Value] extends [string] ? 'color' | EachRule : never);

export interface SettingsLink {
  /** Under which the settings are in the state. */
  readonly toolId: string;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The names are in the addresses that people share: one that changes breaks those. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** Whether values go together that are each allowed. */
  readonly fits: (settings: Readonly<Record<string, unknown>>) => boolean;
}

/** A tool's screen exports it as `link` for those who open one, and shows the button that copies one. */
export function settingsLink<Settings extends object>(
  toolId: string,
  defaults: Settings,
  rules: { readonly [Name in keyof Settings]?: RuleFor<Settings[Name]> },
  fits: (settings: Settings) => boolean = () => true,
): SettingsLink {
  // Rules are looked up by names from an address, which no type of a certain tool describes.
  return { toolId, defaults, rules, fits } as unknown as SettingsLink;
}
