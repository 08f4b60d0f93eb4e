// The actions that tests need from a browser of any engine. Elements are found by role and name.

export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'definition'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'main'
  | 'option'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'status'
  | 'textbox'
  /** An `<input type="file">`, which has no role. */
  | 'file';

/** Hidden elements do not count, except file inputs and radios, which are shown by their labels. */
export interface Target {
  readonly role: Role;
  /** The whole accessible name, or a pattern in it. */
  readonly name?: string | RegExp;
  readonly within?: Target;
}

/** With the names of WebDriver and of the DOM. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** Letters that a shortcut has. */
export type Letter = 'a' | 'k' | 'v';

export interface Driver {
  readonly version: string;
  /** The folder for downloads. */
  readonly downloads: string;
  /** A path of the site, or a whole address. Resolves when the page's own code has taken it over; so does `reload`. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key at the focused element, optionally with Control. */
  press(key: Key | Letter, modifier?: 'Control'): Promise<void>;
  /** Waits until the element can be clicked. */
  click(target: Target): Promise<void>;
  select(target: Target, option: string): Promise<void>;
  setFiles(target: Target, paths: readonly string[]): Promise<void>;
  /** How many there are right now. */
  count(target: Target): Promise<number>;
  /** The text of each, right now, as `textContent` has it. */
  texts(target: Target): Promise<string[]>;
  value(target: Target): Promise<string>;
  isEnabled(target: Target): Promise<boolean>;
  isChecked(target: Target): Promise<boolean>;
  /** Runs a function in the page: it can't use any variable from outside. */
  evaluate<Argument, Result>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Errors in the pages and blocked loads since the last call. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Launch {
  readonly origin: string;
  /** For profiles, settings and downloads. */
  readonly folder: string;
}
