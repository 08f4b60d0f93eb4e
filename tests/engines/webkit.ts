// WebKit as GTK has it, by classic WebDriver: the only protocol that it speaks.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, Key as Codes, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver, Key, Launch, Target } from './driver';
import { chooseOption, coverOf, findAll, hasHeard, hear, insertText, isTakenOver, queriesOf } from './in-page';
import { takeErrors } from './recorder';
import { startWebKitProcesses } from './webkit-processes';

const PATIENCE_MS = 30_000;

const CODES: Readonly<Record<Key, string>> = {
  Enter: '\uE007', // Key.ENTER is the Enter key of the number pad, which is another key
  Escape: Codes.ESCAPE,
  Tab: Codes.TAB,
};

const IN_PAGE = {
  elements: `return (${findAll.toString()})(arguments[0])`,
  cover: `return (${coverOf.toString()})(arguments[0])`,
  hear: `(${hear.toString()})(arguments[0])`,
  hasHeard: `return (${hasHeard.toString()})()`,
  texts: `return (${findAll.toString()})(arguments[0]).map(({ textContent }) => textContent)`,
};

const find = (browser: WebDriver, target: Target) =>
  browser.executeScript<WebElement[]>(IN_PAGE.elements, queriesOf(target));

/** WebDriver's own answer does not look at `aria-disabled`, which keeps a button in the keyboard's reach. */
const isEnabled = (browser: WebDriver, element: WebElement) =>
  browser.executeScript<boolean>('return !arguments[0].matches(":disabled, [aria-disabled=true]")', element);

const edit = (browser: WebDriver, element: WebElement, text: string) =>
  browser.executeScript(`(${insertText.toString()})({ element: arguments[0], text: arguments[1] })`, element, text);

const choose = (browser: WebDriver, element: WebElement, value: string) =>
  browser.executeScript(`(${chooseOption.toString()})({ element: arguments[0], value: arguments[1] })`, element, value);

const nameOf = ({ role, name = '' }: Target) => `${role} "${String(name)}"`;

/** Tries until it succeeds: an element may be covered, moving, or replaced while it is used. */
async function patiently(browser: WebDriver, target: Target, act: (element: WebElement) => Promise<unknown>) {
  let last: unknown = 'there is none';
  const attempt = async () => {
    try {
      const [element, ...others] = await find(browser, target);
      const second = target.role === 'file' ? undefined : others[0];
      if (second) last = 'there are several';
      if (!element || second || !(await isEnabled(browser, element))) return false;
      await act(element);
      return true;
    } catch (error) {
      last = error;
      return false;
    }
  };
  await browser.wait(attempt, PATIENCE_MS, undefined, 50).catch(() => {
    throw new Error(`${nameOf(target)} could not be used: ${String(last)}`);
  });
}

interface Settled<Result> {
  readonly value: Result;
  readonly error?: string;
}

async function evaluate<Argument, Result>(
  browser: WebDriver,
  inPage: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  const script = `const done = arguments[arguments.length - 1];
    Promise.resolve(arguments[0]).then(${inPage.toString()}).then(
      (value) => done({ value }),
      (error) => done({ error: String(error) }),
    );`;
  const { value, error } = await browser.executeAsyncScript<Settled<Result>>(script, argument ?? null);
  if (error !== undefined) throw new Error(error);
  return value;
}

/** The window is larger than its viewport. */
async function resize(browser: WebDriver, width: number, height: number) {
  const window = browser.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const shown = await evaluate(browser, () => ({ width: innerWidth, height: innerHeight }), null);
  await window.setRect({ x: 0, y: 0, width: 2 * width - shown.width, height: 2 * height - shown.height });
}

const LEAST_HEIGHT = 400;

/** MiniBrowser lists all of its downloads below the page, and in time leaves no room for it: only a new window has none. */
async function keepRoom(browser: WebDriver) {
  if ((await evaluate(browser, () => innerHeight, null)) >= LEAST_HEIGHT) return;
  const crowded = await browser.getWindowHandle();
  await browser.switchTo().newWindow('window');
  const fresh = await browser.getWindowHandle();
  await browser.switchTo().window(crowded);
  await browser.close();
  await browser.switchTo().window(fresh);
}

async function openSession(url: string): Promise<WebDriver> {
  const browser = await new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build();
  await browser.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: 60_000 });
  return browser;
}

export async function launchWebKit({ origin, folder }: Launch): Promise<Driver> {
  const downloads = join(folder, 'home');
  await mkdir(downloads);
  const processes = await startWebKitProcesses(folder, downloads);
  const browser = await openSession(processes.url);
  const version = String((await browser.getCapabilities()).get('browserVersion'));
  const noted: string[] = [];
  /** A page takes its notes with it. */
  const note = async () => {
    if ((await browser.getCurrentUrl()).startsWith('http')) noted.push(...(await evaluate(browser, takeErrors, null)));
  };
  const takenOver = () =>
    browser.wait(() => evaluate(browser, isTakenOver, null), PATIENCE_MS, 'the page is not taken over');
  const use = (target: Target, act: (element: WebElement) => Promise<unknown>) => patiently(browser, target, act);
  const ask = async <Result>(target: Target, question: (element: WebElement) => Promise<Result>) => {
    const [element] = await find(browser, target);
    if (!element) throw new Error(`There is no ${nameOf(target)}`);
    return question(element);
  };
  const click = async (element: WebElement) => {
    await browser.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    await browser.executeScript(IN_PAGE.hear, element);
    const cover = () => browser.executeScript<string>(IN_PAGE.cover, element);
    await element.click().catch(async (error: unknown) => {
      throw new Error(`${String(error)} It lies under ${await cover()}`);
    });
    // The driver clicks where the element was, so it must not be moving.
    if (!(await browser.executeScript<boolean>(IN_PAGE.hasHeard)))
      throw new Error(`It was missed for ${await cover()}`);
  };
  return {
    version: `WebKitGTK ${version}`,
    downloads,
    async open(path) {
      await note();
      await keepRoom(browser);
      await browser.get(new URL(path, origin).href);
      await takenOver();
    },
    async reload() {
      await note();
      await browser.navigate().refresh();
      await takenOver();
    },
    back: () => browser.navigate().back(),
    resize: (width, height) => resize(browser, width, height),
    fill: (target, text) => use(target, (element) => edit(browser, element, text)),
    type: (text) => browser.actions().sendKeys(text).perform(),
    press: (key, modifier) => {
      const code = key in CODES ? CODES[key as Key] : key;
      const actions = browser.actions();
      if (!modifier) return actions.sendKeys(code).perform();
      return actions.keyDown(Codes.CONTROL).sendKeys(code).keyUp(Codes.CONTROL).perform();
    },
    click: (target) => use(target, click),
    async select(target, name) {
      await use(target, () => Promise.resolve()); // it may come after the page
      const value = await ask({ role: 'option', name, within: target }, (option) => option.getAttribute('value'));
      await use(target, (element) => choose(browser, element, value ?? ''));
    },
    setFiles: (target, paths) => use(target, (element) => element.sendKeys(paths.join('\n'))),
    count: async (target) => (await find(browser, target)).length,
    texts: (target) => browser.executeScript<string[]>(IN_PAGE.texts, queriesOf(target)),
    value: (target) => ask(target, async (element) => (await element.getAttribute('value')) ?? ''),
    isEnabled: (target) => ask(target, (element) => isEnabled(browser, element)),
    isChecked: (target) => ask(target, (element) => element.isSelected()),
    evaluate: (inPage, argument) => evaluate(browser, inPage, argument),
    async errors() {
      await note();
      return noted.splice(0);
    },
    async close() {
      await browser.quit();
      await processes.stop();
    },
  };
}
