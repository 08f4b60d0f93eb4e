// The lines of CodeMirror that are in view: it knows where each is, as far as it has drawn it.
import type { EditorView } from '@codemirror/view';
import { fractionOf, type ScrolledEditor } from './scrolled';

export const codeMirrorScroll = (view: EditorView): ScrolledEditor => ({
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
