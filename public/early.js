// Keeps what a visitor does to a prerendered page before the page's own code has taken it over, and does it again then. Links
// need no keeping: they lead on by themselves. src/app tells when the code takes the page over, src/pages when all of it is there.
(function () {
  var kept = new Map(); // from an element to what is to be done with it, in the order of the doing
  var hydrating = false; // what is typed is kept on, so that nothing older takes its place

  function keep(event) {
    var element = event.target;
    if (!(element instanceof Element)) return;
    if (event.type === 'click') {
      var button = element.closest('button');
      // The button of a form does its work by the form's "submit".
      if (!button || (button.form && button.type === 'submit') || isReacts(event)) return;
      put(button, () => button.click());
    } else if (event.type === 'keydown') {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      waitForKept(event);
      put(document, () => event.defaultPrevented || pressEnter(element, event));
    } else if (event.type === 'submit') {
      if (isReacts(event)) return;
      event.preventDefault();
      var submitter = event.submitter;
      put(element, () => element.requestSubmit(submitter));
    } else if (event.type === 'paste') {
      if (element.closest('input, textarea')) return; // the browser's own work, and told by "input"
      var clipboardData = copy(event.clipboardData);
      put(element, () => event.defaultPrevented || paste(element, clipboardData));
    } else if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
      var checked = element.checked;
      put(element, () => check(element, checked));
    } else if (element instanceof HTMLInputElement && element.type === 'file') {
      put(element, () => tell(element, 'change'));
    } else if ('value' in element) {
      var value = element.value;
      put(element, () => write(element, value, event.type));
    }
  }

  // Presses are React's once it takes the page over, but those after something that is kept have their turn after it.
  function isReacts(event) {
    waitForKept(event);
    return hydrating && kept.size === 0;
  }

  function waitForKept(event) {
    if (hydrating && kept.size > 0) event.stopPropagation();
  }

  // The keys that run a tool are heard by its page, wherever they are pressed.
  function pressEnter(element, { ctrlKey, metaKey }) {
    var target = element.isConnected ? element : document.body;
    var init = { key: 'Enter', ctrlKey, metaKey, bubbles: true, cancelable: true };
    target.dispatchEvent(new KeyboardEvent('keydown', init));
  }

  // A clipboard is empty when its event is over.
  function copy(from) {
    var to = new DataTransfer();
    Array.from(from.files, (file) => to.items.add(file));
    to.setData('text/plain', from.getData('text/plain'));
    return to;
  }

  function paste(element, clipboardData) {
    hydrateField();
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }

  function put(element, act) {
    kept.delete(element);
    kept.set(element, act);
  }

  function tell(element, type) {
    element.dispatchEvent(new Event(type, { bubbles: true }));
  }

  // React takes a value for changed only if it differs from the one that it saw last.
  function check(element, checked) {
    tell(element, 'input'); // what is not hydrated yet, is then
    element.checked = !checked;
    element.click();
  }

  function write(element, value, type) {
    var start = element.selectionStart;
    var end = element.selectionEnd;
    tell(element, type); // what is not hydrated yet, is then
    element.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value);
    tell(element, type);
    // Some fields have no selection, and Safari would move the focus to the field.
    if (typeof start === 'number' && element === document.activeElement) element.setSelectionRange(start, end);
  }

  // Files that nobody takes would be shown by the browser in the page's place. A folder cannot be kept: its event is all that it is in.
  var dropped;

  function hasFiles({ dataTransfer, defaultPrevented }) {
    return !defaultPrevented && dataTransfer !== null && dataTransfer.types.includes('Files');
  }

  function keepDrop(event) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    var items = Array.from(event.dataTransfer.items).filter(isFile);
    dropped = { element: event.target, path: location.pathname, files: items.map((item) => item.getAsFile()) };
  }

  function isFile(item) {
    if (item.kind !== 'file') return false;
    var entry = item.webkitGetAsEntry();
    return entry === null || entry.isFile;
  }

  // What nobody takes now either is kept on.
  function dropAgain() {
    var again = dropped;
    dropped = undefined;
    if (!again || again.files.length === 0 || !again.element.isConnected || again.path !== location.pathname) return;
    var dataTransfer = new DataTransfer();
    again.files.forEach((file) => dataTransfer.items.add(file));
    hydrateField();
    again.element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }

  // What takes a paste or a drop is hydrated with it.
  function hydrateField() {
    var field = document.querySelector('main textarea, main input');
    if (field) tell(field, 'input');
  }

  // Behind all that take files, and for good: there is always a moment before somebody does.
  window.addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault());
  window.addEventListener('drop', keepDrop);
  document.addEventListener('toolyard-takes-drops', dropAgain);

  var types = ['click', 'input', 'change', 'submit', 'paste', 'keydown'];
  types.forEach((type) => document.addEventListener(type, keep, true));
  document.addEventListener('toolyard-hydrating', () => (hydrating = true), { once: true });
  document.addEventListener(
    'toolyard-ready',
    () => {
      types.forEach((type) => document.removeEventListener(type, keep, true));
      kept.forEach((act, element) => element.isConnected && act());
      kept.clear();
      dropAgain();
    },
    { once: true },
  );
})();
