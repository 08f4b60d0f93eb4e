// Finds elements by role and name if the browser's driver can't. Runs in the page.
import type { Role, Target } from './driver';

/** Elements with the role, implicit or by an attribute. */
const SELECTORS: Readonly<Record<Role, string>> = {
  alert: '[role=alert]',
  button: 'button:not([role]), [role=button]',
  checkbox: 'input[type=checkbox]',
  combobox: '[role=combobox], select',
  definition: 'dd',
  dialog: 'dialog, [role=dialog]',
  file: 'input[type=file]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  main: 'main',
  option: 'option, [role=option]',
  progressbar: 'progress, [role=progressbar]',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  searchbox: 'input[type=search]:not([role])',
  status: 'output, [role=status]',
  textbox: 'textarea, input:not([type]), input[type=text]:not([role]), input[type=email]',
};

/** In a form that a driver can send to the page. */
export interface Query {
  readonly selector: string;
  readonly name: string | { readonly pattern: string; readonly flags: string } | null;
}

/** From the outermost to the wanted one. */
export function queriesOf({ role, name, within }: Target): readonly Query[] {
  const sent = name instanceof RegExp ? { pattern: name.source, flags: name.flags } : (name ?? null);
  return [...(within ? queriesOf(within) : []), { selector: SELECTORS[role], name: sent }];
}

/** Runs in the page: it can't use any variable from outside. */
export function findAll(queries: readonly Query[]): Element[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const referred = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => plain(document.getElementById(id)?.textContent))
      .join(' ');
  const labels = (element: Element) =>
    'labels' in element && element.labels instanceof NodeList
      ? Array.from(element.labels as NodeListOf<Element>, ({ textContent }) => plain(textContent)).join(' ')
      : '';
  const legend = (element: Element) => plain(element.querySelector(':scope > legend')?.textContent);
  const nameOf = (element: Element) =>
    referred(element) ||
    plain(element.getAttribute('aria-label')) ||
    labels(element) ||
    legend(element) ||
    plain(element.textContent);

  const isNamed = (element: Element, name: Query['name']) => {
    if (name === null) return true;
    const own = nameOf(element);
    return typeof name === 'string' ? own === name : new RegExp(name.pattern, name.flags).test(own);
  };
  const isShown = (element: Element) =>
    element instanceof HTMLOptionElement ||
    (element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]'));

  return queries.reduce<Element[]>(
    (roots, { selector, name }) => {
      const found = roots.flatMap((root) => Array.from(root.querySelectorAll(selector)));
      return [...new Set(found)].filter((element) => isShown(element) && isNamed(element, name));
    },
    [document.documentElement],
  );
}

/** Runs in the page: the topmost element at another one's center, for the message of a click that missed. */
export function coverOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [cover] = document.elementsFromPoint(left + width / 2, top + height / 2);
  return `${cover?.outerHTML.slice(0, 200) ?? 'nothing'} at ${Math.round(left)}, ${Math.round(top)} of ${innerWidth}×${innerHeight}`;
}

/** Runs in the page: listens for the next click on the element. */
export function hear(element: Element) {
  Object.assign(globalThis, { heardClick: false });
  element.addEventListener('click', () => Object.assign(globalThis, { heardClick: true }), {
    once: true,
    capture: true,
  });
}

/** Runs in the page: whether the click arrived, even if it has led to another page. */
export const hasHeard = () => (globalThis as { heardClick?: boolean }).heardClick !== false;

/** Runs in the page: inserts text like a keyboard. WebDriver's keys lose line breaks and characters beyond the basic plane. */
export function insertText({ element, text }: { readonly element: HTMLInputElement; readonly text: string }) {
  element.focus();
  element.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to an edit that counts as the visitor's
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Runs in the page: WebDriver's clicks do not reach the options of a closed list. */
export function chooseOption({ element, value }: { readonly element: HTMLSelectElement; readonly value: string }) {
  element.focus();
  element.value = value;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page: whether React has hydrated every prerendered field and button. Input during hydration can be lost. */
export const isTakenOver = () =>
  Array.from(document.querySelectorAll('#root :is(button, input, textarea, select)'))
    // Lower parts are hydrated when they come into view.
    .filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    })
    .every((element) => Object.keys(element).some((key) => key.startsWith('__react')));
