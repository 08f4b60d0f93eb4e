// A part of a prerendered page that hydrates when it comes near the window or gets an event. Until then it is plain HTML, so a phone
// that shows the top of a page doesn't hydrate the rest.
import { Suspense, use, useState, type HTMLAttributes, type ReactNode, type RefCallback } from 'react';
import { useIsHydrating } from './prerendered-html';

/** How far from the window a part hydrates, so that it is ready when a finger scrolls to it. */
const MARGIN = '300px';

const TURNS_TO_IT = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'change', 'submit', 'drop'];

const waiting = new Map<Element, () => void>();

let view: IntersectionObserver | undefined;

/** All parts share one observer and the listeners. */
function observeView(): IntersectionObserver {
  if (view) return view;
  const onView = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  };
  const onTurn = ({ target }: Event) => {
    for (const [element, open] of waiting) if (target instanceof Node && element.contains(target)) open();
  };
  // On the document: before the event reaches React, which loses events on a part that isn't hydrated.
  for (const type of TURNS_TO_IT) document.addEventListener(type, onTurn, true);
  return (view = new IntersectionObserver(onView, { rootMargin: MARGIN }));
}

interface Gate {
  isOpen: boolean;
  readonly opened: Promise<void>;
}

/** A gate, and the function that opens it when the element is about to come into view. */
function createGate(): { readonly gate: Gate; readonly watch: RefCallback<HTMLElement> } {
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((done) => (resolve = done));
  const gate: Gate = { isOpen: false, opened };
  const watch = (element: HTMLElement) => {
    const observer = observeView();
    const leave = () => {
      waiting.delete(element);
      observer.unobserve(element);
    };
    waiting.set(element, () => {
      gate.isOpen = true;
      resolve();
      leave();
    });
    observer.observe(element);
    return leave;
  };
  return { gate, watch };
}

function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isHydrating = useIsHydrating();
  if (isHydrating && !gate.isOpen) use(gate.opened);
  return children;
}

/** A block around the part, with attributes for the block. */
export function HydratedInView({ children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  const [{ gate, watch }] = useState(createGate);
  return (
    <div {...rest} ref={watch}>
      <Suspense>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    </div>
  );
}
