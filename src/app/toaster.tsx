// Connects the toast in the store with the one on the page.
import { useDispatch, useSelector } from 'react-redux';
import { lateModule } from '../hydration/late-module';
import { toastClosed, type ToastsState } from '../state/toasts';

/** No page needs a toast to start with, and a prerendered page has none. */
const toastCode = lateModule(() => import('../ui/toast'));

export function Toaster() {
  const toast = useSelector((state: { toasts: ToastsState }) => state.toasts.current);
  const dispatch = useDispatch();
  const Toast = toastCode.use(toast ?? true)?.default;
  return Toast && <Toast toast={toast ?? undefined} onClose={(id) => dispatch(toastClosed(id))} />;
}
