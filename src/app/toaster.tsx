// Connects the toast in the store with the one on the page.
import { useDispatch, useSelector } from 'react-redux';
import { toastClosed, type ToastsState } from '../state/toasts';
import { Toast } from '../ui/toast';

export function Toaster() {
  const toast = useSelector((state: { toasts: ToastsState }) => state.toasts.current);
  const dispatch = useDispatch();
  return <Toast toast={toast ?? undefined} onClose={(id) => dispatch(toastClosed(id))} />;
}
