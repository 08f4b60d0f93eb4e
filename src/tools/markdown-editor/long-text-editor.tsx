// The editor for long texts, where a text area is slow at every keystroke. CodeMirror draws only the lines in view.
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { INSERTIONS, type EditorHandle } from './editing';
import { fractionOf, type ScrolledEditor } from './scroll-positions';
import * as words from './words';

interface LongTextEditorProps {
  label: string;
  text: string;
  /** Called when the visitor pauses, because joining a long text on every keystroke is slow. */
  onChange: (text: string) => void;
  onEditor: (editor: EditorHandle | undefined) => void;
}

const PAUSE_MS = 30;

const LOOK = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: '0.875rem' },
  // iOS zooms in on a focused field with a smaller font.
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: '1rem' } },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.625' },
  '.cm-content': { padding: '0.625rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem' },
});

const EXTENSIONS = [
  history(),
  keymap.of([...defaultKeymap, ...historyKeymap]),
  EditorView.lineWrapping,
  placeholder(words.placeholder),
  LOOK,
];

export default function LongTextEditor({ label, text, onChange, onEditor }: LongTextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<{ readonly view: EditorView; readonly told: string[] }>(undefined);
  const tell = useEffectEvent(onChange);
  const announce = useEffectEvent(onEditor);

  useEffect(() => {
    const { current } = host;
    if (!current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      const { current: own } = editor;
      if (!own) return;
      const now = own.view.state.doc.toString();
      if (now === own.told.at(-1)) return;
      own.told.push(now);
      tell(now);
    };
    const extensions = [
      EXTENSIONS,
      EditorView.contentAttributes.of({
        'aria-label': label,
        spellcheck: 'false',
        autocapitalize: 'off',
        tabindex: '0',
      }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (!docChanged) return;
        clearTimeout(timer);
        timer = setTimeout(flush, PAUSE_MS);
      }),
      EditorView.domEventHandlers({ blur: flush }),
    ];
    // In a shadow root, CodeMirror adopts stylesheets. Elsewhere it inserts style elements, which the site's policy blocks.
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    const view = new EditorView({ state: EditorState.create({ extensions }), root });
    root.replaceChildren(view.dom);
    editor.current = { view, told: [''] };
    announce({
      insert(insertion) {
        const { from, to } = view.state.selection.main;
        const edit = INSERTIONS[insertion]({ text: view.state.doc.toString(), start: from, end: to });
        view.dispatch({
          changes: { from: edit.start, to: edit.end, insert: edit.insert },
          selection: { anchor: edit.start + edit.select[0], head: edit.start + edit.select[1] },
          scrollIntoView: true,
          // Undo reverts the insertion alone, without the typing before it.
          annotations: isolateHistory.of('full'),
        });
        view.focus();
      },
      scrolled: codeMirrorScroll(view),
    });
    return () => {
      flush();
      announce(undefined);
      editor.current = undefined;
      view.destroy();
    };
  }, [label]);

  // Shows text that came from elsewhere, such as a file. The editor's own changes also come back as props, sometimes after
  // newer ones.
  useEffect(() => {
    const { current } = editor;
    if (!current) return;
    const { view, told } = current;
    const index = told.indexOf(text);
    told.splice(0, index < 0 ? told.length : index);
    if (index >= 0) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    // CodeMirror uses LF only. A file keeps its own line endings until it is edited.
    told.push(text, view.state.doc.toString());
  }, [text]);

  return (
    <div
      ref={host}
      className="overflow-hidden max-lg:h-96 lg:min-h-48 lg:flex-[1_1_12rem] rounded-md border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
    />
  );
}

const codeMirrorScroll = (view: EditorView): ScrolledEditor => ({
  element: view.dom,
  scroller: view.scrollDOM,
  topLine() {
    const top = view.scrollDOM.scrollTop - view.documentPadding.top;
    const { from, top: start, height } = view.lineBlockAtHeight(Math.max(0, top));
    return view.state.doc.lineAt(from).number + (height > 0 ? Math.max(0, top - start) / height : 0);
  },
  showLine(line) {
    const { doc } = view.state;
    const whole = Math.min(doc.lines, Math.max(1, Math.floor(line)));
    const { top, height } = view.lineBlockAt(doc.line(whole).from);
    view.scrollDOM.scrollTop = line <= 1 ? 0 : top + (line - whole) * height + view.documentPadding.top;
  },
  fraction: () => fractionOf(view.scrollDOM),
  showEnd: () => void (view.scrollDOM.scrollTop = view.scrollDOM.scrollHeight),
});
