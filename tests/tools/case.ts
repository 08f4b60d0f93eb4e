// A tool's case for the tests of all tools. Data only, so that it serves every browser.

/** A control that is set, or pressed, after the input is in, by its role and accessible name. */
export type Setting =
  | { readonly radio: string }
  | { readonly checkbox: string; readonly checked: boolean }
  | { readonly select: string; readonly option: string }
  | { readonly field: string; readonly text: string }
  | { readonly press: string };

/** How a result is shown, and its expected value. */
export type Answer =
  /** The one text in the region "Result". */
  | { readonly kind: 'text'; readonly text: string }
  /** Texts in boxes by their labels, in this order; in the region of this name, if there are several. */
  | {
      readonly kind: 'boxes';
      readonly boxes: Readonly<Record<string, string>>;
      readonly region?: string;
    }
  /** Text that the region of this name shows somewhere. */
  | { readonly kind: 'shows'; readonly region: string; readonly text: RegExp }
  /** The numbers in the region "Counts". */
  | { readonly kind: 'counts'; readonly counts: readonly number[] }
  /** A file that is saved by a button of this name. `isInBar`: on a phone, the bar has the button as well. */
  | {
      readonly kind: 'download';
      readonly button: string;
      readonly name: string;
      readonly bytes: Buffer;
      readonly isInBar?: true;
    }
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
  /** The button, if it isn't the tool's usual one. */
  readonly action?: string;
}

export interface TypedCase extends Asked {
  readonly text: string;
  /** A text with this word in it that the tool takes; the word itself unless given. */
  readonly around?: (word: string) => string;
  /** The expected result for any text, by independent code. */
  readonly answer: (text: string) => Answer;
}

/** The settings, if the tool takes neither one text nor a file. */
export interface FormCase extends Asked {
  readonly answer: () => Answer;
}

export interface FileCase extends Asked {
  readonly name: string;
  readonly content: () => Buffer;
  /** The expected result for this content, by independent code. */
  readonly answer: (content: Buffer) => Answer;
}

/** An input that takes many seconds: a file, sparse if possible, or settings alone. */
export interface LargeCase extends Asked {
  readonly file?: { readonly name: string; readonly write: (path: string) => Promise<void> };
}

/** An input that the tool refuses, or accepts with a note, and a part of its message. */
export interface ComplaintCase extends Asked {
  /** Undefined if the settings alone are refused. */
  readonly input?: { readonly text: string } | { readonly name: string; readonly content: () => Buffer };
  readonly says: RegExp;
}

/** A part of the text that a button copies or saves. */
export interface Taken {
  readonly button: string;
  readonly text: string | RegExp;
}

/** How the result of typed input or settings is copied or saved. Undefined if the tool has no such button. */
export interface Takes {
  readonly copy?: Taken;
  readonly download?: Taken;
}

export interface ToolCase {
  /** The button that starts a run. Undefined if the tool runs automatically. */
  readonly action?: string;
  /** The label of the file input, if there is one. */
  readonly opener?: string;
  /** The label of the field for text, if the page has several. */
  readonly field?: string;
  /** For tools that take one text. */
  readonly typed?: TypedCase;
  /** For tools that take neither one text nor a file. */
  readonly form?: FormCase;
  /** For results without "Copy" and "Download" buttons. */
  readonly takes?: Takes;
  /** Several megabytes, except for audio. Sets everything that the large file sets. */
  readonly file?: FileCase;
  /** A long run, if one is possible. */
  readonly large?: LargeCase;
  /** An input that the tool refuses, if there is one. */
  readonly complaint?: ComplaintCase;
}
