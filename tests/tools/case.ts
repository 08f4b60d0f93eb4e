// What a test of all tools must know about one of them. Data only, so that it serves every browser.

/** A control that is set, or pressed, after the input is in, by its role and accessible name. */
export type Setting =
  | { readonly radio: string }
  | { readonly checkbox: string; readonly checked: boolean }
  | { readonly select: string; readonly option: string }
  | { readonly field: string; readonly text: string }
  | { readonly press: string };

/** How an answer is shown, and what it must be. */
export type Answer =
  /** The one text in the region "Result". */
  | { readonly kind: 'text'; readonly text: string }
  /** Texts in boxes by their labels, in this order; in the region of this name, where there are several. */
  | {
      readonly kind: 'boxes';
      readonly boxes: Readonly<Record<string, string>>;
      readonly region?: string;
    }
  /** Text that the region of this name shows somewhere. */
  | { readonly kind: 'shows'; readonly region: string; readonly text: RegExp }
  /** The numbers in the region "Counts". */
  | { readonly kind: 'counts'; readonly counts: readonly number[] }
  /** A file that is saved by a button of this name. */
  | { readonly kind: 'download'; readonly button: string; readonly name: string; readonly bytes: Buffer }
  /** An MP3 that is saved by a link of this name. */
  | { readonly kind: 'mp3'; readonly link: string; readonly name: string; readonly sound: Sound };

export interface Sound {
  /** To a tenth of a second. */
  readonly seconds: number;
  readonly channels: 1 | 2;
  readonly sampleRate: number;
}

/** How a run is asked for. */
interface Asked {
  readonly settings?: readonly Setting[];
  /** The button, where it is not the tool's usual one. */
  readonly action?: string;
}

export interface TypedCase extends Asked {
  readonly text: string;
  /** A text with this word in it that the tool takes; the word itself unless given. */
  readonly around?: (word: string) => string;
  /** What any text in this tool must become, by other code than ours. */
  readonly answer: (text: string) => Answer;
}

/** Where neither one text nor a file goes in: what is set. */
export interface FormCase extends Asked {
  readonly answer: () => Answer;
}

export interface FileCase extends Asked {
  readonly name: string;
  readonly content: () => Buffer;
  /** What this content must become, by other code than ours. */
  readonly answer: (content: Buffer) => Answer;
}

/**
 * What keeps the tool busy for many seconds: a file, written without using room on the disk where possible, or settings alone.
 */
export interface LargeCase extends Asked {
  readonly file?: { readonly name: string; readonly write: (path: string) => Promise<void> };
}

/** What the tool refuses, or takes with a note, and a part of what it says then. */
export interface ComplaintCase extends Asked {
  /** Left out where the settings alone are refused. */
  readonly input?: { readonly text: string } | { readonly name: string; readonly content: () => Buffer };
  readonly says: RegExp;
}

/** What a button copies or saves: a part of it. */
export interface Taken {
  readonly button: string;
  readonly text: string | RegExp;
}

/** How the answer to what is typed or set is taken along. Left out where the tool has no such button. */
export interface Takes {
  readonly copy?: Taken;
  readonly download?: Taken;
}

export interface ToolCase {
  /** The button that starts a run. Left out where the tool runs by itself. */
  readonly action?: string;
  /** The label of the file input, where files go in. */
  readonly opener?: string;
  /** The label of the field that takes the text, where the page has several. */
  readonly field?: string;
  /** Where one text goes in. */
  readonly typed?: TypedCase;
  /** Where neither one text nor a file goes in. */
  readonly form?: FormCase;
  /** Where the answer has no buttons "Copy" and "Download" of its own. */
  readonly takes?: Takes;
  /** Several megabytes, but for sound. Like what is typed, it sets all that the large file sets. */
  readonly file?: FileCase;
  /** What keeps the tool busy, where something can. */
  readonly large?: LargeCase;
  /** What it refuses, where it can be given that. */
  readonly complaint?: ComplaintCase;
}
