// What scrolling together needs of the editor and of the preview.

export interface Scrolled {
  /** Of the text, counted from 1; in between where it begins above the view. */
  readonly topLine: () => number;
  readonly showLine: (line: number) => void;
  /** From 0, the beginning, to 1, the end. */
  readonly fraction: () => number;
  readonly showEnd: () => void;
}

export interface ScrolledEditor extends Scrolled {
  readonly element: HTMLElement;
  /** Hears its `scroll` events. */
  readonly scroller: HTMLElement;
}

type Box = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

export function fractionOf({ scrollTop, scrollHeight, clientHeight }: Box): number {
  const most = scrollHeight - clientHeight;
  return most <= 0 ? 0 : scrollTop / most;
}
