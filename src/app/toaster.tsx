// Connects the toast in the store with the one on the page.
import { useEffect, useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { toastClosed, type ToastsState } from '../state/toasts';
import type { ToastProps } from '../ui/toast';

/** The code of toasts comes after the page, which needs none to start with; a prerendered page is without it too. */
export function Toaster() {
  const toast = useSelector((state: { toasts: ToastsState }) => state.toasts.current);
  const dispatch = useDispatch();
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  useEffect(() => {
    void import('../ui/toast').then((module) => setToast(() => module.default));
  }, []);
  return Toast && <Toast toast={toast ?? undefined} onClose={(id) => dispatch(toastClosed(id))} />;
}
